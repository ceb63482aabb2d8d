import { z } from 'zod';
import { fault, onlyRouteOf } from './fault.js';
import { routeNames } from './routes.js';

export const faultMatch = z.strictObject({
  route: z.enum([...routeNames, '*']),
  /** The dialog: of a chat request's body, or of the path. */
  session_id: z.string().min(1).max(128).optional(),
  /** A piece of the question (chat), of question or answer (exchanges), or of the raw body. */
  text: z.string().min(1).max(8_000).optional(),
});

/** One rule. The first that matches a request is applied; `times` counts down to nothing, absent means always. */
export const faultRule = z
  .strictObject({ match: faultMatch, times: z.int().min(1).max(1_000_000).optional(), fault })
  .superRefine((rule, context) => {
    const only = onlyRouteOf(rule.fault.kind);
    if (only && rule.match.route !== '*' && rule.match.route !== only) {
      context.addIssue({
        code: 'custom',
        path: ['match', 'route'],
        message: `${rule.fault.kind} applies to "${only}" only`,
      });
    }
  });

const rules = z.array(faultRule).max(1_000);

/** What `PUT /__mock/faults` takes: `{rules: […]}` or the bare list. */
export const faultScript = z.preprocess(
  (body) => (Array.isArray(body) ? { rules: body } : body),
  z.strictObject({ rules }),
);

/** A rule as one writes it; what has a default may be left out. */
export type FaultRule = z.input<typeof faultRule>;
export type ActiveFaultRule = z.output<typeof faultRule>;
