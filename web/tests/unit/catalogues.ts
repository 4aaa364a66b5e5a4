/** Reads catalogues and the sources that use them, and says what does not fit. */
import {
  Visitor,
  parse,
  type Identifier,
  type Junk,
  type Message,
  type MessageReference,
  type Term,
  type TermReference,
  type VariableReference,
} from '@fluent/syntax';
import ts from 'typescript';

/** A message or term of a catalogue: its variables and what it refers to. */
class Entry extends Visitor {
  readonly attributes: string[];
  readonly variables = new Set<string>();
  /** The variables for whom there are other words where it is they who read. */
  readonly addressed = new Set<string>();
  readonly refers = new Set<string>();

  constructor(entry: Message | Term) {
    super();
    this.attributes = entry.attributes.map((attribute) => attribute.id.name).sort();
    this.visit(entry);
  }

  override visitVariableReference(node: VariableReference): void {
    // `$who-is` asks whether `$who` is the one who reads.
    const [, asked] = /^(.*)-is$/.exec(node.id.name) ?? [];
    this.variables.add(asked ?? node.id.name);
    if (asked !== undefined) this.addressed.add(asked);
  }

  override visitMessageReference(node: MessageReference): void {
    this.refers.add(node.id.name);
  }

  override visitTermReference(node: TermReference): void {
    this.refers.add(`-${node.id.name}`);
    this.genericVisit(node);
  }
}

export interface Catalogue {
  file: string;
  entries: Map<string, Entry>;
  faults: string[];
}

const nameOf = (id: Identifier, term: boolean) => (term ? `-${id.name}` : id.name);

export function readCatalogue(file: string, ftl: string): Catalogue {
  const entries = new Map<string, Entry>();
  const faults: string[] = [];
  for (const entry of parse(ftl, { withSpans: true }).body) {
    if (entry.type === 'Junk') {
      const { annotations, content } = entry as Junk;
      faults.push(`${file}: ${annotations[0]?.message ?? 'not understood'}: ${content.trim().split('\n')[0]}`);
    } else if (entry.type === 'Message' || entry.type === 'Term') {
      const { id } = entry as Message | Term;
      const name = nameOf(id, entry.type === 'Term');
      if (entries.has(name)) faults.push(`${file}: ${name} is there twice`);
      entries.set(name, new Entry(entry as Message | Term));
    }
  }
  return { file, entries, faults };
}

/** The variables of a message, with those of the messages it refers to. */
export function variablesOf(catalogue: Catalogue, id: string, seen = new Set<string>()): string[] {
  const entry = catalogue.entries.get(id);
  if (!entry || seen.has(id)) return [];
  seen.add(id);
  return [
    ...new Set([...entry.variables, ...[...entry.refers].flatMap((other) => variablesOf(catalogue, other, seen))]),
  ].sort();
}

const said = (words: string[]) => (words.length === 0 ? 'none' : words.join(', '));

/** What a translation has otherwise than the first language. */
export function compare(first: Catalogue, other: Catalogue): string[] {
  const faults = [...first.entries.keys()]
    .filter((id) => !other.entries.has(id))
    .map((id) => `${other.file}: ${id} is missing`);
  for (const [id, entry] of other.entries) {
    const model = first.entries.get(id);
    if (!model) {
      faults.push(`${other.file}: ${id} is not in ${first.file}`);
      continue;
    }
    const [asked, given] = [variablesOf(first, id), variablesOf(other, id)];
    if (said(asked) !== said(given))
      faults.push(`${other.file}: ${id} has the variables ${said(given)} instead of ${said(asked)}`);
    if (said(model.attributes) !== said(entry.attributes))
      faults.push(
        `${other.file}: ${id} has the attributes ${said(entry.attributes)} instead of ${said(model.attributes)}`,
      );
  }
  return faults;
}

/** A place where words are asked for: `t('round', { n })`. */
export interface Use {
  file: string;
  /** `id` or `id.attribute`. */
  key: string;
  args: string[];
  /** Those that are people who may be the one who reads. */
  people?: string[];
}

/** The ids that stand in this place: a string, or one of several. */
function keysIn(node: ts.Expression): string[] | null {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return keysIn(node.expression);
  if (!ts.isConditionalExpression(node)) return null;
  const [yes, no] = [keysIn(node.whenTrue), keysIn(node.whenFalse)];
  return yes && no ? [...yes, ...no] : null;
}

/** The parameters of type `Who` of the functions around this place. */
function peopleAround(node: ts.Node): Set<string> {
  const people = new Set<string>();
  for (let at = node; at.parent; at = at.parent) {
    if (!ts.isFunctionLike(at)) continue;
    for (const { name, type } of at.parameters) if (type?.getText() === 'Who') people.add(name.getText());
  }
  return people;
}

/** Every call of `t` in a TypeScript file, and those that cannot be followed. */
export function readUses(file: string, source: string): { uses: Use[]; faults: string[] } {
  const uses: Use[] = [];
  const faults: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 't') {
      const [id, values] = node.arguments;
      const keys = id ? keysIn(id) : null;
      const named =
        values === undefined
          ? []
          : ts.isObjectLiteralExpression(values)
            ? values.properties.map((property) => property.name?.getText())
            : [undefined];
      const args = named.filter((name) => name !== undefined).sort();
      const around = peopleAround(node);
      const people = args.filter((arg) => around.has(arg));
      if (!keys) faults.push(`${file}: ${node.getText()}: the id must be written out, so that it can be found`);
      else if (args.length < named.length)
        faults.push(`${file}: ${node.getText()}: variables must be written out, so that they can be compared`);
      else uses.push(...keys.map((key) => ({ file, key, args, ...(people.length > 0 ? { people } : {}) })));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { uses, faults };
}

/** What is used and is not there, used with other variables, or there and not used. */
export function match(catalogue: Catalogue, uses: Use[]): string[] {
  const faults: string[] = [];
  const used = new Set<string>();
  const reach = (id: string): void => {
    if (used.has(id)) return;
    used.add(id);
    for (const other of catalogue.entries.get(id)?.refers ?? []) {
      if (catalogue.entries.has(other)) reach(other);
      else faults.push(`${catalogue.file}: ${id} refers to ${other}, which is not there`);
    }
  };
  for (const { file, key, args } of uses) {
    const [id = '', attribute] = key.split('.');
    const entry = catalogue.entries.get(id);
    if (!entry || (attribute !== undefined && !entry.attributes.includes(attribute))) {
      faults.push(`${file}: ${key} is not in ${catalogue.file}`);
      continue;
    }
    reach(id);
    used.add(key);
    const wanted = variablesOf(catalogue, id);
    if (attribute === undefined && entry.attributes.length === 0 && said(wanted) !== said(args)) {
      faults.push(`${file}: ${key} is given the variables ${said(args)} instead of ${said(wanted)}`);
    }
  }
  for (const [id, entry] of catalogue.entries) {
    if (!used.has(id)) faults.push(`${catalogue.file}: ${id} is not used`);
    for (const attribute of entry.attributes)
      if (!used.has(`${id}.${attribute}`)) faults.push(`${catalogue.file}: ${id}.${attribute} is not used`);
  }
  return faults;
}

/** Messages that say the same of somebody whether it is the one who reads or not. */
export const unaddressed = (catalogue: Catalogue, uses: Use[]): string[] =>
  uses.flatMap(({ key, people = [] }) =>
    people
      .filter((person) => !catalogue.entries.get(key)?.addressed.has(person))
      .map((person) => `${catalogue.file}: ${key} never calls ${person} "you"`),
  );

/** The members of the objects a text file exports, with the member they are in: `tabs` and `log` of `text.tabs.log`. */
export function membersOf(file: string, source: string): { name: string; inside: string | null }[] {
  const members: { name: string; inside: string | null }[] = [];
  const visit = (object: ts.ObjectLiteralExpression, inside: string | null): void => {
    for (const property of object.properties) {
      const name =
        property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
          ? property.name.text
          : null;
      if (name === null) continue;
      members.push({ name, inside });
      if (ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer))
        visit(property.initializer, name);
    }
  };
  for (const statement of ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true).statements) {
    if (
      !ts.isVariableStatement(statement) ||
      !statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)
    )
      continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isObjectLiteralExpression(initializer)) visit(initializer, name.getText());
    }
  }
  return members;
}

/** Members nobody reads: neither `.name` nor, for one of several, `.inside[…]` is anywhere. */
export function unread(members: { name: string; inside: string | null }[], sources: string[]): string[] {
  const all = sources.join('\n');
  return members
    .filter(
      ({ name, inside }) =>
        !new RegExp(`\\.${name}\\b`).test(all) && !(inside !== null && new RegExp(`\\b${inside}\\[`).test(all)),
    )
    .map(({ name }) => name);
}
