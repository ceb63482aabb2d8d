// Made by tools/src/names/build.ts; sources and licences are in NOTICE.md.
// Russian letters that are not to be seen are spelled as names/letters.ts tells.

/** The first words of those that have several, by their length. */
export const FIRST_WORDS_OF_PLACES: string = `
[Ldaellalestte
<GH<SQ=AG?OMFJTH<GHWMI<LIJ>IOLMJGOMNZBIabuadoanndardeseauhotkeylaslosnewredriosansaotelthe
>WTI?JLIIDBIMN<LN<LFOG<IOLOMQ<INbocaburycapeeastebbwfondfortgoldhighhongiowaislekotalakelongnavinoviowenpalmpalopineportrosssaltshahtwinwestyuba
>AGDF>ALQI?JL[SF<G<SF<HAIF<N<>FDLJ>FL<MIM<IFNMA>ALOMJGXZLXA>addisalicebatonbenincedarchulacoeurcoffscoralcostagrandgreatgreenhemelherneidahoijebujohorkingskualalowermoosemountnorthphnomportorapidsaintsantasaudisaultsiouxsouthstatestokeswiftterretroisupperwaggawallawhite
>ALQIA@B<G<GEJTF<LF<HAIXGJ@AEII<LX[IJLAQJ>LJMNJ>MJMIJ>NLJDRFbarrowbattlebognorbostonbrokenburtoncarsonchapelchiangcornercorpusgrandehebdenhenleyherveyjerseykansaslittlelythammarketmeltonmiltonnewtonprincepuertoquebecquezonstatensuttonwelwynwestonwilkes
F<HAIMFGJ@AEIJMAL?DA>angelesberwickbishopsbowlingcagayanchesterclactoncollegecouncildaytonageneralklamathmerthyrmilfordmontegonewportniagarasaffronspanishthunderwhitleywichitawinston
?<>LDGJ>I<=ALABIIJ>?JLJ@K<>GJ>MFKLDHJLMFKOTFDIMFMALA=L[IMG<>[IMFclermontcoloradohaywardskingstonleightonmedicineoklahomaoverlandpetalingrichmondsouthendstocktonsunshinetraversevirginia
HDIAL<GXIKALAMG<>Gellesmerejeffersonnewcastlestratfordtunbridge
huntingtonleamingtonpalmerston
<GAFM<I@LJ>FJHMJHJGXMF

<GAFM<I@LJ>MFKANLJK<>GJ>MF`;
