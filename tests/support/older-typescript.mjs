// The generator of types builds them with the compiler of TypeScript 5, whose parts the present one no longer offers.
import { register } from 'node:module';

const hook = `export const resolve = (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
