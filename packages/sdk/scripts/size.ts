/** Prints what the SDK adds to a page (minified, gzip -9; react and react-query not counted) and fails above budget. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'

process.chdir(new URL('..', import.meta.url).pathname)
const FOLDER = '.cache/size'
const CORE = `export { configureSdk, signIn, signOut, describeError } from '../../src/index.ts'`
const budgets = {
  // Its own weight comes once, with the core; the rows below leave it out.
  fetch: { code: `export { default } from 'openapi-fetch'`, limitBytes: 2.75 * 1024, noExternal: ['openapi-fetch'] },
  core: { code: CORE, limitBytes: 8 * 1024 },
  hook: {
    code: `${CORE}\nexport { useListLessonsToday } from '../../src/index.ts'`,
    limitBytes: 0.4 * 1024,
    beyond: 'core',
  },
  mutation: {
    code: `${CORE}\nexport { useRateLesson } from '../../src/index.ts'`,
    limitBytes: 0.4 * 1024,
    beyond: 'core',
  },
  roleHook: {
    code: `${CORE}\nexport { useKeepAccountAs } from '../../src/index.ts'`,
    limitBytes: 0.5 * 1024,
    beyond: 'core',
  },
  tenHooks: {
    code: `${CORE}\nexport { useListLessonsToday, useRateLesson, useCheckLesson, useListTeacherLessonsByDate, useGetClassResult, useEndLesson, useStartLesson, useGetBaseInfo, useInviteOnStage, useGetLessonPreparation } from '../../src/index.ts'`,
    limitBytes: 4 * 1024,
    beyond: 'core',
  },
  client: {
    code: `${CORE}\nexport { client } from '../../src/client.ts'`,
    limitBytes: 2.5 * 1024,
    beyond: 'core',
  },
  upload: {
    code: `${CORE}\nexport { callWithFiles } from '../../src/client/upload.ts'`,
    limitBytes: 0.5 * 1024,
    beyond: 'core',
  },
  download: {
    code: `${CORE}\nexport { downloadBlob } from '../../src/index.ts'`,
    limitBytes: 0.6 * 1024,
    beyond: 'core',
  },
  queryClient: {
    code: `${CORE}\nexport { createQueryClient } from '../../src/index.ts'`,
    limitBytes: 0.5 * 1024,
    beyond: 'core',
  },
} satisfies Record<string, { code: string; limitBytes: number; beyond?: 'core'; noExternal?: string[] }>

mkdirSync(FOLDER, { recursive: true })
const sizes = new Map<string, number>()
for (const [name, budget] of Object.entries(budgets)) {
  writeFileSync(`${FOLDER}/${name}.ts`, budget.code)
  await build({
    config: false,
    entry: [`${FOLDER}/${name}.ts`],
    outDir: `${FOLDER}/out`,
    format: ['esm'],
    minify: true,
    external: ['react', '@tanstack/react-query'],
    ...('noExternal' in budget && { noExternal: budget.noExternal }),
    esbuildOptions: (options) => void (options.conditions = ['source']),
    silent: true,
  })
  const bytes = gzipSync(readFileSync(`${FOLDER}/out/${name}.js`), { level: 9 }).length
  sizes.set(name, bytes)
  const own = 'beyond' in budget ? bytes - (sizes.get(budget.beyond) ?? 0) : bytes
  const isOver = own > budget.limitBytes
  console.log(`${isOver ? 'over' : 'ok  '}  ${name.padEnd(10)} ${own} B of ${Math.round(budget.limitBytes)} B`)
  if (isOver) process.exitCode = 1
}
