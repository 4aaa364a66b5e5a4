//! The contract check finds every breach that is planted, and says what it is.

pub mod support;

use support::planted::{Fault, Planted, with};
use testkit::find_breach;

#[test]
fn the_wrapper_alone_is_honest() {
    assert_eq!(with(Fault::None, find_breach::<Planted>), Ok(()));
}

/// One test for each fault: its name and some of the words the check must find for it.
macro_rules! found {
    ($($name:ident: $fault:ident => $words:literal;)*) => {$(
        #[test]
        fn $name() {
            let breach = with(Fault::$fault, find_breach::<Planted>).expect_err("the breach is found");
            assert!(breach.what.contains($words), "it says: {breach}");
        }
    )*};
}

found! {
    an_action_listed_twice: ActionTwice => "are not unique";
    actions_for_a_seat_that_is_not_due: ListForASeatNotDue => "is not due, but may";
    a_turn_of_nobody: NobodyIsDue => "should be due; the turn is Act({})";
    legality_that_differs_from_the_list: EverythingIsLegal => "is legal, but not listed";
    a_refusal_that_changes_the_state: RefusalChangesTheState => "is refused, but the state has changed";
    simultaneous_answers_that_do_not_commute: AnswersDoNotCommute => "do not commute";
    two_words_with_one_text: TwoWordsOneText => "reads back as another word";
    a_token_in_upper_case: UpperCase => "has a character that a token cannot have";
    a_parser_that_overlooks_white_space: LooseParser => "is read as a word that is written";
    a_state_that_json_does_not_keep: JsonLosesAField => "comes back from JSON as another";
    an_action_sampler_with_a_favourite: SampleIsBiased => "sample_action does not follow the weights";
    a_chance_sampler_without_weights: ChanceIgnoresWeights => "sample_chance does not follow the weights";
    an_outcome_without_weight: WeightIsZero => "has no weight";
    a_score_sheet_that_does_not_add_up: SheetIsWrong => "the outcome says";
    ranks_without_a_winner: RanksSkipTheFirst => "are inconsistent";
    turns_that_run_backwards: TurnsFall => "the turns played fell";
    a_menu_that_says_one_thing: MenuSaysOneThing => "are called 'do something'";
    offers_that_are_alike: OffersAreAlike => "are offered alike";
    sentences_without_words: WordsAreEmpty => "an empty sentence";
    colours_in_plain_text: ColoursInPlainText => "has colours in it";
    a_policy_below_zero: PolicyIsNegative => "has impossible weights";
    an_estimate_above_one: EstimateIsTooHigh => "are not shares of the win";
    an_outcome_before_the_end: OutcomeComesEarly => "and the outcome is Some";
    a_card_too_many: CardIsLost => "the state is corrupt";
    a_state_that_depends_on_the_past_of_the_process: HistoryMatters => "replays to another state";
    a_game_without_end: NeverEnds => "the game does not end";
    a_fact_for_every_name: AnyFactExists => "there is a fact";
}
