import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const handlesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'HANDLE')
    .map(({ start, end }) => text.slice(start, end));

describe('handles', () => {
  it.each([
    ['это Эмма (@emma_star7), она из чата', ['@emma_star7']],
    ['vk: я @olga_ne_olga', ['@olga_ne_olga']],
    ['тг@kolobok', ['@kolobok']],
  ])('are found behind "@" in brackets and when their letters are names: %s', (text, found) => {
    expect(handlesOf(text)).toEqual(found);
  });

  it.each([
    ['add moth#4107', ['moth#4107']],
    ['скайп live:teta_galya', ['live:teta_galya']],
  ])('are found by the looks that one service gives them: %s', (text, found) => {
    expect(handlesOf(text)).toEqual(found);
  });

  it.each([
    ['акк в новой игре про котов: Murzik_BS', ['Murzik_BS']],
    ['nickname in hollow knight: GG_Moth', ['GG_Moth']],
    ['ники наших: Lev_1, Rys_2 и Volk33', ['Lev_1', 'Rys_2', 'Volk33']],
  ])('may stand anywhere behind a word for a nickname: %s', (text, found) => {
    expect(handlesOf(text)).toEqual(found);
  });

  it('may stand behind a deed or before a service', () => {
    expect(handlesOf('we play as RiverOtter9')).toEqual(['RiverOtter9']);
    expect(handlesOf('wolf_77x добавь в дс')).toEqual(['wolf_77x']);
  });

  it.each([
    'what does @Autowired do in spring',
    'как работает декоратор @login',
    'npm install @scope/name',
    'как поставить аккаунт на iPhone15',
    'канал на ютубе SciNews хороший?',
    'I play as goalkeeper',
    'issue#1234 is closed',
  ])('are not code, products, channels of others or numbers: %s', (text) => {
    expect(handlesOf(text)).toEqual([]);
  });

  it('leave the word that announces them', () => {
    expect(anonymize('играю под ником MegaKit77').text).toBe('играю под ником [HANDLE_1]');
  });

  it.each([
    ['my discord is otterlord', ['otterlord']],
    ['my steam name is plumboat', ['plumboat']],
    ['her insta handle is moonlitmo', ['moonlitmo']],
    ['kik katieloves', ['katieloves']],
    ['its glumsnail on discord', ['glumsnail']],
    ['ur insta? mine is bob_bmx', ['bob_bmx']],
    ['tumblr: soft-toad-days', ['soft-toad-days']],
    ['i stream as lilpeastreams', ['lilpeastreams']],
    ['insta👉leodoodles', ['leodoodles']],
    ['follow me sk8rkai', ['sk8rkai']],
  ])('may be coined words that somebody is said to have: %s', (text, found) => {
    expect(handlesOf(text)).toEqual(found);
  });

  it.each([
    ['someone called xx_mean_imp_xx writes to me', ['xx_mean_imp_xx']],
    ['its big_dumpling22', ['big_dumpling22']],
    ['im u/sadpotato on reddit', ['u/sadpotato']],
    ['brawl stars #8LQ9JR82', ['#8LQ9JR82']],
    ['valorant SageMain#EUW', ['SageMain#EUW']],
    ['switch code SW-1234-5678-9012', ['SW-1234-5678-9012']],
    ['log in as jbrook14', ['jbrook14']],
    ['jumpyfrog_11 is my insta', ['jumpyfrog_11']],
  ])('may be told by their looks behind a pronoun or in a game: %s', (text, found) => {
    expect(handlesOf(text)).toEqual(found);
  });

  it.each([
    'my discord is broken',
    'roblox: can i play it for free',
    'scratch: how do i make the cat jump',
    'its lagging on discord',
    'a variable called total_sum',
    'speed u/t is constant',
    'log in as administrator',
    'my ign is taken',
    'account: sort code needed',
    'steam name for water vapour',
    'the #FACADE colour in CSS',
  ])('are no plain words beside a service: %s', (text) => {
    expect(handlesOf(text)).toEqual([]);
  });

  it.each([
    ['xX_MoonRider_Xx beat me again', ['xX_MoonRider_Xx']],
    ['CoolGamerPip2011 says that bedrock breaks', ['CoolGamerPip2011']],
    ['The winner was "turnip_overlord", whoever this is', ['turnip_overlord']],
    ['why would sad_wolf_kid unfollow me', ['sad_wolf_kid']],
    ['whitelist LemurLad and TurnipKing3 in minecraft pls', ['LemurLad', 'TurnipKing3']],
    ['у нас один парень, ProstoVanya_live, снимает видео', ['ProstoVanya_live']],
    ['the teacher can see that anon_badger is me in the quiz', ['anon_badger']],
    ['i cant prove it but cheesestring_ cheats', ['cheesestring_']],
    ['Под каким ником сдавать работу? Хочу Перо_Ночной_Птицы', ['Перо_Ночной_Птицы']],
  ])('are found by forms that only nicknames have, or by what is said of them: %s', (text, found) => {
    expect(handlesOf(text)).toEqual(found);
  });

  it.each([
    'my python function add_two_numbers says hello',
    'what does game_over mean in this script',
    'the diamond_sword of this game broke',
    'TestCase01 says it failed',
    'The winner used snake_case naming',
    'max_depth or min_samples, which one matters more',
    'the _really_ long_ pause',
    'why is HelloWorld2 printed by this java program',
    'xX_gamer_Xx style usernames, who started that',
    'как назвать переменную my_best_score, она файл читает',
  ])('are no names of programs, of things in games or of nobody: %s', (text) => {
    expect(handlesOf(text)).toEqual([]);
  });
});
