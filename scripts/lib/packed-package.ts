import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

export interface Stranger {
  tarball: string
  /** A folder in which the package is installed under its name, beside a copy of the consumers' pages. */
  home: string
  installed: string
}

/**
 * Packs the package in the current folder and installs it as a consumer would.
 * @param name `@hwjy/ui`
 * @param pages folder of the pages that use it
 */
export function packForStrangers(name: string, pages: string): Stranger {
  // Inside the package, so that its dependencies are found; in a node_modules of its own, so that it is found by name.
  const home = '.cache/consumers'
  const installed = `${home}/node_modules/${name}`
  const tarball = '.cache/package.tgz'
  rmSync(home, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  runLoud('pnpm', 'pack', '--out', tarball)
  runLoud('tar', '-xzf', tarball, '-C', installed, '--strip-components=1')
  if (!existsSync(`${installed}/LICENSE`)) throw new Error(`${name} is packed without its LICENSE`)
  cpSync(pages, home, { recursive: true })
  runLoud('publint', 'run', tarball, '--strict')
  return { tarball, home, installed }
}

/** Compiles the consumers' pages against the package's types, as Node and as bundlers find them. */
export function compileStrangers(home: string, files: readonly string[], options: Record<string, boolean>) {
  for (const module of ['nodenext', 'preserve']) {
    const compilerOptions = {
      module,
      target: 'es2022',
      lib: ['ES2023', 'DOM'],
      jsx: 'react-jsx',
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      ...options,
    }
    writeFileSync(`${home}/tsconfig.${module}.json`, JSON.stringify({ compilerOptions, files }))
    runLoud('tsc', '-p', `${home}/tsconfig.${module}.json`)
  }
}

/** @throws when the command fails */
export function runLoud(command: string, ...args: string[]) {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}
