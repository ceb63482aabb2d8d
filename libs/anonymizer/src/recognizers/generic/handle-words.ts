/** Words for a name that somebody has chosen: what looks like one may stand anywhere behind them. */
export const LABELS =
  `ник ника нику ником нике ники никами никнейм никнейма никнейму никнеймом никнеймы логин логина логином логины юзернейм юзер юз юзернеймы
  аккаунт аккаунта аккаунты акк акка акки аккаунте аккаунтом геймертег псевдоним nick nicks nickname nicknames username usernames user login
  logins никнейме хэндл хэндла хендл хендла профиль профиля account accounts handle gamertag gamer screenname screen ign acc channel finsta alt alts battletag password passwords acct`.split(
    /\s+/,
  );
/** Services and games. */
export const SERVICES =
  `телеграм телеграмм телеграме телега телеге телегу тг тгк тгшка тгшке tg telegram инста инсте инсту инст инсте инстик
  инстаграм инстаграме instagram insta ig вк vk вконтакте дискорд дискорде дискордик дс дсе ds dc discord snapchat snap sc снапчат снап снэп
  тикток тиктоке тиктоком тт tt tiktok роблокс роблоксе roblox стим стиме steam майнкрафт майнкрафте майн майне minecraft fortnite
  фортнайт фортнайте brawl бравл бравле бравлик твич твиче twitch youtube ютуб ютубе yt твиттер твиттере twitter xbox psn nintendo skype
  скайп скайпе facebook reddit threads whatsapp ватсап вацап дота доте dota пабг пабге pubg геншин геншине genshin clash royale клеш рояле
  стандофф стандоффе standoff valorant валорант валоранте duolingo дуолинго литрес wattpad ваттпад chess чесс pinterest пинтерест
  spotify kahoot quizlet scratch скретч likee лайк kik lichess личесс личессе лихесс лихессе кодфорс кодфорсе кодфорсес кодфорсесе codeforces литкод литкоде leetcode степик степике stepik гитхаб гитхабе github  фейсбук фейсбуке одноклассниках твитч вайбер вайбере viber  фикбук фикбуке ватпад overwatch apex disc tele github gitlab
  bereal codeforces leetcode atcoder hackerrank replit kaggle epic ao3 tumblr vsco soundcloud letterboxd goodreads strava bluesky mastodon
  wechat bsky viber kakao kakaotalk zalo locket yubo wizz riot geoguessr blooket gimkit prodigy brainly monkeytype nitrotype tweet x mc rblx
  gt xbl typeracer рутуб rutube одноклассники тредс снапе снэпчат ютьюб ютюб тележка аська ток фикбуке ficbook`.split(
    /\s+/,
  );
/** Those of them that are words of other things too: beside one, a word has to look like a nickname. */
export const WORDS =
  /^(?:snap|steam|sc|x|gt|mc|epic|chess|scratch|apex|prodigy|threads|clash|royale|ds|dc|tt|likee|strava|riot|tweet|twitch|discord|telegram|line|locket|overwatch|nintendo|duolingo|minecraft|youtube|tele|disc|kaggle)$/;
/** What people do under such a name; the word that takes it follows. */
export const DEEDS =
  `играю играет добавляйся добавляйтесь подписывайся подписывайтесь play plays playing stream streaming go goes known find найди добавь добавьте add follow подпишись sub
  subscribe заявку request dm dms pm hmu tag tagged message messaging msg search alias call calls called friend block blocked report reported following
  followed unfollow unblock whitelist whitelisted unban mute kick post log logged login sign signed logging im i'm its it's mine`.split(
    /\s+/,
  );
/** Words for a name by which somebody is called or signs: "под именем", "кличка", "псевдоним". */
export const CALLED_BY = 'именем кличка кличкой кличку прозвище прозвищем погоняло псевдоним'.split(' ');
/** All the words that a nickname may stand beside. */
export const TRIGGER_WORDS = [...LABELS, ...SERVICES, ...DEEDS, ...CALLED_BY];
