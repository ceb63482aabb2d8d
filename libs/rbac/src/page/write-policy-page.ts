import { writeFile } from 'node:fs/promises';
import { policyPage, policyPageFile } from './policy-page.js';

await writeFile(policyPageFile, policyPage());
