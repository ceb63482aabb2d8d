import { formatFiles, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { checkSources } from '../check-sources.js';
import { addFile, editFile, readFile } from '../edit-file.js';
import { addModuleLine, appendTo } from '../edit-source.js';
import { check } from '../generator-error.js';
import { namesOf } from '../names.js';
import { recognizerFile, recognizerTest, type RecognizerPlan } from './new-files.js';

export interface RecognizerOptions {
  readonly name: string;
  readonly locale: 'ru' | 'en' | 'generic';
  readonly word?: string;
  readonly type?: string;
}

const folder = 'libs/anonymizer/src/recognizers';
const alphabets = {
  ru: [/^[а-я]+([ -][а-я]+)*$/, 'Russian letters'],
  en: [/^[a-z]+([ -][a-z]+)*$/, 'English letters'],
  generic: [/^[a-zа-я]+([ -][a-zа-я]+)*$/, 'letters'],
} as const;

const longestCue = 60;

/** Adds a recognizer of numbers behind a word, registers it, and writes its test. */
export async function recognizerGenerator(tree: Tree, options: RecognizerOptions): Promise<void> {
  const plan = planRecognizer(options);
  const { names, locale } = plan;
  checkNotTaken(tree, plan);
  addFile(tree, `${folder}/${locale}/${names.kebab}.ts`, recognizerFile(plan));
  addFile(tree, `${folder}/${locale}/${names.kebab}.unit.test.ts`, recognizerTest(plan));
  editFile(tree, `${folder}/all.ts`, (text) =>
    appendTo(
      addModuleLine(text, `import { ${names.camel} } from './${locale}/${names.kebab}.js';`),
      'RECOGNIZERS',
      names.camel,
    ),
  );
  checkSources(tree);
  await formatFiles(tree);
}

/** Each recognizer is told by its name in an explanation. */
function checkNotTaken(tree: Tree, { names, locale }: RecognizerPlan): void {
  const path = `${folder}/${locale}/${names.kebab}.ts`;
  check(!tree.exists(path), `${path} exists already. Choose another name, or remove it first.`);
  const advice = `choose another name, such as ${names.kebab}-${locale}.`;
  visitNotIgnoredFiles(tree, folder, (file) => {
    const isTold = new RegExp(`(name: |numberRecognizer\\()'${names.kebab}'`).test(readFile(tree, file));
    check(!isTold, `${file} has a recognizer named "${names.kebab}" already: ${advice}`);
  });
}

function planRecognizer({ name, locale, word, type = 'ID' }: RecognizerOptions): RecognizerPlan {
  const names = namesOf(name);
  // As messages are read: in lower case, "ё" as "е".
  const cue = (word ?? names.words).trim().toLowerCase().replaceAll('ё', 'е');
  const [letters, what] = alphabets[locale];
  check(
    letters.test(cue),
    `"${cue}" is not made of ${what}: give --word, for example --word="${samples[locale]}".`,
  );
  check(
    cue.length <= longestCue,
    `"${cue}" is longer than ${longestCue} letters: give the --word that the number follows.`,
  );
  return { names, locale, cue, type };
}

const samples = { ru: 'зачетная книжка', en: 'library card', generic: 'wi-fi' };
