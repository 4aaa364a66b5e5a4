/** All words of this board that do not come from the server. */

const list = (names: string[]): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
};
const are = (names: string[]): string => (names.length === 1 ? 'is' : 'are');
const dollars = (count: number): string => (count === 1 ? '1 dollar' : `${count} dollars`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const text = {
  ask: {
    starter: 'Lay a starter: no two in one row or column.',
    pickStarter: 'Choose a starter and lay it: it comes to lie on every mat.',
    buy: 'Buy a strip, or none.',
    mustBuy: 'Buy a strip.',
    pay: (price: number) => `Pay ${dollars(price)}: choose which tiles.`,
    place: 'Lay your strip. It may hang over the border.',
    dollar: 'Put one dollar tile on your mat, or none.',
    dollarHeld: 'Choose a square for the dollar tile.',
    serve: 'Serve one customer, or nobody.',
  },
  wait: {
    starter: (names: string[]) => `${list(names)} ${are(names)} laying starters.`,
    buy: (names: string[]) => `${list(names)} ${are(names)} choosing a strip.`,
    pay: (names: string[]) => `${list(names)} ${are(names)} paying.`,
    place: (names: string[]) => `${list(names)} ${are(names)} laying a strip.`,
    dollar: (names: string[]) => `${list(names)} may put a dollar tile.`,
    serve: (names: string[]) => `${list(names)} may serve a customer.`,
    chance: 'Something is drawn.',
  },
  over: {
    full: 'The game is over: a mat is full.',
    supply: 'The game is over: no strip was left to refill the board.',
    idle: 'The game is over: nobody did anything any more.',
  },
  rated: (score: number, rating: string) => `${points(score)}: ${rating}.`,
  round: (round: number) => `Round ${round}`,
  lastRound: 'Last round',

  table: 'The table',
  specials: 'Specials',
  stripsLeft: (count: number) => `${count} more`,
  price: (price: number) => (price === 0 ? 'free' : `$${price}`),
  slot: (price: number, strip: string) => `${price === 0 ? 'Free strip' : `Strip for ${dollars(price)}`}: ${strip}`,
  emptySlot: 'an empty slot',
  strip: (top: string, bottom: string, left: string, right: string) =>
    `top ${top}, bottom ${bottom}, left ${left}, right ${right}`,
  noHalves: 'nothing',
  buyNothing: 'Buy nothing',

  line: 'Customers',
  customersLeft: (count: number) => `${count} more`,
  nobodyYet: 'The first customers come when the starters lie.',
  nobodyWaits: 'Nobody waits any more.',
  customer: (name: string, place: string) => `${name} from ${place}`,
  level: (mood: string, donuts: string, score: number) => `${mood}: ${donuts} for ${points(score)}`,
  missing: (donuts: string) => `missing ${donuts}`,
  enough: 'you hold all of it',
  points: (score: number) => `${score}`,
  serveNobody: 'Serve nobody',

  yourMat: 'Your mat',
  matOf: (name: string) => `The mat of ${name}`,
  glance: (name: string, score: number, money: number, empty: number) =>
    `Look at the mat of ${name}: ${points(score)}, ${dollars(money)}, ${empty === 1 ? '1 empty square' : `${empty} empty squares`}`,
  back: 'Back to your mat',
  score: points,
  pointsShort: (score: number) => `${score}`,
  emptiesSign: (count: number) => `☐ ${count}`,
  emptiesShort: (count: number) => (count === 0 ? 'full' : `${count} empty`),
  whatFor: 'What the points are for',
  asideCount: (count: number) => (count === 1 ? '1 strip laid aside' : `${count} strips laid aside`),

  hand: 'Your dollars',
  handOf: (name: string) => `Dollars of ${name}`,
  noDollars: 'No dollar tiles',
  dollarTile: (name: string, count: number) => `${count} × ${name}`,
  take: (name: string) => `Take ${name} to put it on your mat`,
  putBack: 'Put back',
  putNothing: 'Put none',
  money: (count: number) => `$${count}`,
  moneyLong: (count: number) => dollars(count),
  bag: (count: number) => `Bag ${count}`,
  bagLong: 'Dollar tiles still in the bag',
  bagEmpty: 'The bag is empty.',

  payWith: (name: string) => `Pay with ${name}`,
  unpay: (name: string) => `Take back ${name}`,
  pay: 'Pay',
  payMore: (left: number) => `${dollars(left)} to pay`,

  tokens: 'Your donuts',
  tokensOf: (name: string) => `Donuts of ${name}`,
  token: (name: string, count: number) => `${count} × ${name}`,
  served: (place: string, count: number) => `${count} served from ${place}`,
  servedList: 'Served',
  servedOne: (name: string, mood: string) => `${name}, ${mood}`,

  held: 'The piece in your hand',
  heldBy: (name: string) => `${name} has bought`,
  drag: 'Drag it to your mat, or click a square',
  show: 'Show on the mat where the piece could lie',
  turnLeft: 'Turn left',
  turnRight: 'Turn right (R)',
  lay: 'Lay it',
  takeStarter: (halves: string) => `Take the starter with ${halves} halves`,
  places: (count: number) => (count === 1 ? '1 place to lay it' : `${count} places to lay it`),

  others: 'The other mats',
  mats: 'All mats',
  ratings: 'Titles',
  ratingFrom: (least: number) => `from ${least}`,
};
