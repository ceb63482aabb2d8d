import type { RoutePlan } from './plan.js';
import { inComment, inQuotes, sentenceOf } from './written-text.js';

/** The contract of a new operation: what its path says, a text where it takes one, and the role of who asked. */
export function contractFile(plan: RoutePlan): string {
  const { names, method, path, parameters, summary, status, takesBody } = plan;
  const { camel } = names;
  const replies = status !== 204;
  const { text, role } = repliedBy(plan);
  const parts = [
    ...(parameters.length > 0 ? [`params: ${camel}Params,`] : []),
    ...(takesBody ? [`body: ${camel}Body,`] : []),
    `status: ${status},`,
    ...(replies ? [`reply: ${camel}Reply,`] : []),
  ];
  const usesZod = parameters.length > 0 || takesBody || replies;
  const ids = parameters.map((name) => `${name}: idOf('Part of the address', 'some-${name}'),`).join('\n');
  return `${usesZod ? "import * as z from 'zod';\n" : ''}import { defineContract } from '../contract.js';
${parameters.length > 0 ? "import { idOf } from './identifiers.js';\n" : ''}${role ? "import { role } from './role.js';\n" : ''}
${parameters.length > 0 ? `/** The path parameters of \`${camel}\`. */\nexport const ${camel}Params = z.strictObject({\n${ids}\n});\n` : ''}
${takesBody ? `/** What \`${camel}\` takes. */\nexport const ${camel}Body = z.strictObject({\n  text: z.string().trim().min(1).max(200).meta({ description: 'What is sent', example: 'A text' }),\n});\n` : ''}
${replies ? `/** What \`${camel}\` replies. */\nexport const ${camel}Reply = z.strictObject({\n${ids}\n${text ? "text: z.string().meta({ description: 'What was sent', example: 'A text' }),\n" : ''}${role ? "role: role.meta({ description: 'Role of who asked' }),\n" : ''}});\n` : ''}
/**
 * \`${method} ${path}\`: ${inComment(sentenceOf(summary))}
 *
 * @example
 * ${camel}.path; // '${path}'
 */
export const ${camel} = defineContract({
  name: '${camel}',
  method: '${method}',
  path: '${path}',
  summary: ${inQuotes(summary)},
  description: ${inQuotes(`${sentenceOf(summary)} Answered by the portal itself: the core service is not asked.`)},
  ${parts.join('\n  ')}
  errors: [],
});
`;
}

/** The handler, as one row of the route table. */
export function handlerFile(plan: RoutePlan): string {
  const { names, permission, summary } = plan;
  return `import { ${names.camel} } from '@portal/contracts';
import { defineRoute, type Route } from '../http/define-route.js';

/** ${inComment(sentenceOf(summary))} */
export function ${names.camel}Routes(): Route[] {
  return [
    defineRoute({
      contract: ${names.camel},
      permission: '${permission}',
      handle: async (${inputOf(plan, 'session: { user }')}) => (${replyOf(plan, 'user.role')}),
    }),
  ];
}
`;
}

/** The same reply, given by the imitation of the portal for front ends. */
export function fakeOperation(plan: RoutePlan): string {
  return `${plan.names.camel}: (${inputOf(plan, 'person')}) => (${replyOf(plan, 'person.role')})`;
}

/** The rule that the portal and its imitation are both held against. */
export function contractRule({ names, parameters, takesBody }: RoutePlan): string {
  const request = [
    ...(parameters.length > 0 ? [`params: { ${sampleParameters(parameters)} }`] : []),
    ...(takesBody ? ["body: { text: 'A text' }"] : []),
  ];
  const given = request.length > 0 ? `, { ${request.join(', ')} }` : '';
  return `${names.camel}: plain('${names.camel}'${given})`;
}

/** Parameters with a value each, as they are written in code. */
export const sampleParameters = (parameters: readonly string[]): string =>
  parameters.map((name) => `${name}: 'some-${name}'`).join(', ');

/** What a reply says besides the parameters; a parameter of the same name takes the place. */
export function repliedBy({ parameters, takesBody, status }: RoutePlan): { text: boolean; role: boolean } {
  const isFree = (name: string) => status !== 204 && !parameters.includes(name);
  return { text: takesBody && isFree('text'), role: isFree('role') };
}

function inputOf(plan: RoutePlan, who: string): string {
  if (plan.status === 204) return '';
  const { text, role } = repliedBy(plan);
  const parts = [
    ...(plan.parameters.length > 0 ? ['params'] : []),
    ...(text ? ['body'] : []),
    ...(role ? [who] : []),
  ];
  return `{ ${parts.join(', ')} }`;
}

function replyOf(plan: RoutePlan, askedBy: string): string {
  if (plan.status === 204) return '{ body: undefined }';
  const { text, role } = repliedBy(plan);
  const parts = [
    ...(plan.parameters.length > 0 ? ['...params'] : []),
    ...(text ? ['text: body.text'] : []),
    ...(role ? [`role: ${askedBy}`] : []),
  ];
  return `{ body: { ${parts.join(', ')} } }`;
}
