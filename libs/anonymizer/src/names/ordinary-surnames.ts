/** Frequent English surnames that are ordinary words as well, so that in small letters they need more than a given name in front. */
const SURNAMES = new Set(
  `bates wells banks fields marsh bloom watts burns hooper carver frost lane brooks woods waters rivers chambers parsons wheeler moody
  fuller weaver carr hart harper carpenter greene sims peters dean bowman fowler brewer graves barrett miles beck wolfe barber warner
  tate cross garner moss farmer manning harmon todd conner flowers gibbs parsons poole marsh sparks bowers lamb singleton hogan bridges
  summers chase davenport clay combs heath gaines shepherd garrison bullock beard vance carey booker decker hobbs tanner winters gentry
  ayers sexton walls barr weeks bean church meadows barry horne cherry waller battle potts mercer bender wilder ewing bonner holder fry
  frye riggs craft clements slater sharpe madden kidd downs bird cooke noel thorne hawk stone`.split(/\s+/),
);
const GOES_ON_WITH =
  /^(?:is|was|has|had|and|who|got|can|can't|isn't|wasn't|hasn't|needs|from|in|at|moved|left|said|says)$/;

/** "my son oliver bates is ill": such a word between a given name and what one says of a person, or at the end. */
export function isOrdinarySurname(word: string, next: string | undefined): boolean {
  return SURNAMES.has(word) && (next === undefined || GOES_ON_WITH.test(next));
}
