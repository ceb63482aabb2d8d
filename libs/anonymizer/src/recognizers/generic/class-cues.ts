import { PrefixSet } from '../../text/prefixes.js';

/** Words by which a class may begin whose grade is no number in digits. */
export const CLASS_CUES = new PrefixSet(
  `нулев перв втор трет четверт пят шест седьм восьм девят десят одиннадцат first$ second$ third$ fourth$ forth$ fifth$ sixth$ seventh$
  eighth$ ninth$ tenth$ eleventh$ twelfth$
  freshman$ sophomore$ class$ std$ standard$ grade$ form$ reception$ nursery$ kindergarten$ prep$ junior$ senior$ transition$ ty$ lkg$ ukg$ upper$ lower$
  remove$ shell$ gr$ foundation$ rec$ kindy$ kinder$ year$ section$ ii$ iii$ iv$ v$ vi$ vii$ viii$ ix$ x$ xi$ xii$`,
);
