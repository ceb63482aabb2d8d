/** The profile of a class as the noun it is called by, in every case: "у 10 инфотеха". */
const PROFILE =
  /^[ -](?:физмат|матфиз|мат-?инф|инфотех|инфомат|физтех|физхим|химбио|биохим|соцгум|гумсоц|соцэк)(?:а|е|у|ом)?(?![а-я-])(?! (?:школ|лице|класс))/;
/** "из 10 мед": the beginnings of subjects, as "мат" and "хим", rather are lessons at ten. */
const SHORT =
  /^[ -](?:юр|мед|гум|инж)(?= (?:если|и|а|но|у|где|то|что|там|нас|не|как|уже|себя)(?![а-я])|[,!?;)\n]|$)/;
const LEADS = /(?:^|[^а-я])(?:у|в|из|я|мы|они|веду|наш|нашем|нашего|против)(?: сейчас| теперь)? $/;
const LEADS_TO_SHORT = /(?:^|[^а-я])(?:(?:я|мы|они)(?: (?:сейчас|теперь))?(?: из)?|из) $/;
/** Profiles begin behind the primary school. */
const LOWEST_GRADE = 5;

/** How far the profile of a class reaches that is called by it. */
export function endOfProfile(front: string, behind: string, grade: number): number {
  if (grade < LOWEST_GRADE) return 0;
  const profile =
    (LEADS.test(front) ? PROFILE.exec(behind) : null) ??
    (LEADS_TO_SHORT.test(front) ? SHORT.exec(behind) : null);
  return profile?.[0].length ?? 0;
}
