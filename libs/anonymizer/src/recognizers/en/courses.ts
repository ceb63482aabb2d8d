/** What is taught to a class that is told by it, "Block 2 Ceramics", "Math 7X"; in small letters, a word each. */
export const COURSES =
  'algebra geometry precalc precalculus calc calculus stats biology bio chemistry chem physics english ela eld esl enl lit history apush civics gov econ geography spanish french german latin math maths science health gym pe band choir orchestra drama art music ceramics yearbook computing'.split(
    ' ',
  );
