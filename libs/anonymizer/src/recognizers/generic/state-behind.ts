const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York|South Wales|Zealand|Brunswick)|North (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South (?:Carolina|Dakota|Australia|Africa)|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Alberta|Manitoba|Nova Scotia|Quebec|Saskatchewan|British Columbia|Victoria|Queensland|Tasmania|India|Northern Ireland|UK|USA|England|Scotland|Wales|Ireland|Canada|Australia|Ontario';
const COMMA_STATE = new RegExp(
  `^, ?(?:A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|${STATES})\\b(?:,? \\d{5}(?:-\\d{4})?)?`,
);
const SPACED_STATE = new RegExp(`^ (?:${STATES})(?![a-z])`, 'i');

/** ", OH", ", Ohio": the comma and the state of America that stand behind a town. */
export function stateBehind(text: string, end: number): RegExpExecArray | null {
  return text.charCodeAt(end) === 0x2c ? COMMA_STATE.exec(text.slice(end, end + 40)) : null;
}

/** " idaho" behind "boise": how far a state reaches that stands right behind a town. */
export function endOfSpacedState(text: string, end: number): number {
  if (text.charCodeAt(end) !== 0x20) return end;
  return end + (SPACED_STATE.exec(text.slice(end, end + 20))?.[0].length ?? 0);
}
