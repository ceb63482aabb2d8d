/** The profile of a class as the noun it is called by, in every case: "у 10 инфотеха", "из 10 мед". */
const PROFILE =
  /^[ -](?:(?:физмат|матфиз|мат-?инф|инфотех|инфомат|физтех|физхим|химбио|биохим|соцгум|гумсоц|соцэк)(?:а|е|у|ом)?(?![а-я-])(?! (?:школ|лице|класс))|(?:физ|мат|хим|био|соц|гум|юр|мед|тех|инж|эк|ит|пед)(?= (?:если|и|а|но|у|где|то|что|там|нас|не|как|уже|себя|сегодня|завтра|вчера)(?![а-я])|[.,!?;)\n]|$))/;
const LEADS = /(?:^|[^а-я])(?:у|в|из|от|я|мы|они|наш|нашем|нашего|к|за|против)(?: сейчас| теперь)? $/;
/** Profiles begin behind the primary school. */
const LOWEST_GRADE = 5;

/** How far the profile of a class reaches that is called by it. */
export function endOfProfile(front: string, behind: string, grade: number): number {
  if (grade < LOWEST_GRADE || !LEADS.test(front)) return 0;
  return PROFILE.exec(behind)?.[0].length ?? 0;
}
