// Exports the names of tokens and media queries, without any rules: for `.css.ts` files outside this package.
export { media } from './theme/breakpoints.ts'
export { vars } from './theme/vars.css.ts'
