import { PrefixSet } from '../../text/prefixes.js';
import { WordTest } from '../../text/word-test.js';

/** Words for streets that mean nothing else, and those that do. */
export const SURE_STREET = new WordTest(
  'street|avenue|ave|road|rd|boulevard|blvd|crescent|parkway|pkwy|highway|hwy|terrace|gardens|mews|turnpike|grove|lane|ln|gdns|cres|cresc|pde|tce|bvd',
);

export const MAYBE_STREET = new WordTest(
  'st|str|drive|dr|court|ct|place|pl|way|circle|cir|square|sq|close|trail|trl|row|walk|hill|park|loop|alley|green|rise|view|path|plaza|heights|run|pike|approach|parade|nagar|marg|colony|quay|wharf|esplanade|vale|drove|croft|wynd|brae|chase|dale|garth|meadow|meadows|fields|promenade|glen',
);

/** Those behind a name that may be a street without a house. */
export const BEHIND_NAME = new PrefixSet(
  'street$ avenue$ ave$ road$ rd$ boulevard$ blvd$ crescent$ parkway$ pkwy$ highway$ hwy$ terrace$ gardens$ mews$ turnpike$ grove$ lane$ ln$ st$ drive$ dr$',
);
