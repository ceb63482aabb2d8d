const LIVING =
  /(?:\blive|\bliving|\blives|add?res|\baddy\b|\bhouse is|\bplace is|\bmoved to|\bhome(?: is|:)|\bcome (?:over |round |around |along |down )?to|\bmeet (?:me )?at|\bdeliver|\bship|\bsend|\bover at|\bparty (?:is )?at|\bstaying|\bstays? at|\bpick (?:me|us|her|him) up|\bcollect|\bdrop|\bwe're at|\bi'm at|\bim at)[^.!?\n]{0,30}$/;
const GOING =
  /\b(?:to|at|from|outside|near|parcel for|(?:my|our|his|her|their) (?:house|home|stop|bus stop|building|place|crib|flat|addy))(?: is| are| =|:|'s)?(?: number| no\.?)? $/;

/** Whether the words in front tell of somebody's home, or of what is sent there. */
export function livesAt(lower: string, start: number): boolean {
  return LIVING.test(lower.slice(Math.max(0, start - 60), start));
}

/** Whether the words in front lead to a place: "walk me to 60 king st", "our house 8 rosemary walk". */
export function goesTo(lower: string, start: number): boolean {
  return GOING.test(lower.slice(Math.max(0, start - 32), start));
}
