/**
 * What the short form of all benches leaves out. It is known from the command line, so that helpers deep inside a bench
 * need not be told.
 */
export const isShort = process.argv.includes('--short')

/** How Vite builds: to make a script small takes as long as everything else it does. */
export const quickBuild = isShort ? { minify: false as const } : {}
