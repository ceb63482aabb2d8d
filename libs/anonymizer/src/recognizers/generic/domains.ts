// Endings that people write without "www." or a scheme. Those that are also file endings or words are left out.
const TOP_LEVEL = new Set(
  `ru su com co me ly gg net org info biz edu gov mil int eu uk us de fr it es nl pl cz at ch se no fi dk by kz ua uz kg am ge az md
  lt lv ee tr cn jp kr in ca au nz br mx tv cc online site website store shop club xyz space pro dev app io ai blog
  ie ws gle tech page studio design photo photos education art cloud world games agency media digital group wiki press news chat care
  coach center university college family events guru ninja works zone expert guide video music band dance fit sg hk pt gr hu ro rs bg
  sk hr il ae cl za ng ke gh pk lk zw ug school academy team top moscow travel name mobi link live рф рус москва дети онлайн сайт ру ком`.split(
    /\s+/,
  ),
);

/** Whether the label, in lower case, is an ending of host names in common use. */
export function isTopLevelDomain(label: string): boolean {
  return TOP_LEVEL.has(label);
}

/** First labels of mail hosts, in the spellings of a chat. */
export const MAIL_PROVIDERS: ReadonlySet<string> = new Set(
  `mail gmail yandex ya bk inbox list rambler outlook hotmail icloud yahoo proton protonmail live aol gmx
  мейл мэйл маил гмейл гмэйл джимейл жмейл гугл яндекс рамблер почта инбокс аутлук хотмейл протон`.split(
    /\s+/,
  ),
);
