/**
 * A union whose member is chosen by a look at the value. What is wrong is then told by the member that was meant, at the place
 * where it is wrong, and nothing is tried in vain. In all else it is zod's own union.
 */
import { z } from 'zod';

/** `pick` gives one of the members, or a schema that tells why none of them was meant. */
export function fork<const O extends readonly z.ZodType[]>(
  options: O,
  pick: (value: unknown) => z.core.$ZodType | undefined,
): z.ZodType<z.output<O[number]>> {
  return new Fork({ type: 'union', options, pick }) as unknown as z.ZodType<z.output<O[number]>>;
}

/** A schema that nothing passes, for what `pick` cannot place. */
export function notA(expected: string): z.ZodType {
  return z.unknown().superRefine((_, context) => {
    context.addIssue({ code: 'custom', params: { expected } });
  });
}

interface ForkDef extends z.core.$ZodUnionDef {
  readonly pick: (value: unknown) => z.core.$ZodType | undefined;
}

const Fork: z.core.$constructor<z.ZodUnion, ForkDef> = z.core.$constructor('Fork', (schema, def) => {
  z.ZodUnion.init(schema, def);
  // oxlint-disable-next-line no-underscore-dangle -- this is where zod's own unions have their parser
  schema._zod.parse = (payload, context) => {
    const option = def.pick(payload.value);
    // oxlint-disable-next-line no-underscore-dangle -- as above
    return option === undefined ? payload : option._zod.run(payload, context);
  };
});
