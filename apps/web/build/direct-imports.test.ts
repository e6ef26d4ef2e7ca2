import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { chunksOf } from './bundle-files.ts'
import { directImports, unimportedFiles } from './direct-imports.ts'

type Bundle = Rolldown.OutputBundle

/** A bundle of chunks with this code; each stands for a module of its name. */
const bundleOf = (codes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [
      `assets/${name}.js`,
      { type: 'chunk', fileName: `assets/${name}.js`, facadeModuleId: `/src/${name}.ts`, isDynamicEntry: true, code },
    ]),
  ) as unknown as Bundle

function built(codes: Record<string, string>): Record<string, string> {
  const bundle = bundleOf(codes)
  for (const { generateBundle } of [directImports(), unimportedFiles()]) {
    if (typeof generateBundle !== 'object') throw new Error('No handler with an order')
    void generateBundle.handler.call({} as never, {} as never, bundle, false)
  }
  return Object.fromEntries(
    Object.values(bundle).map((file) => [file.fileName.slice(7, -3), file.type === 'chunk' ? file.code : '']),
  )
}

it('imports the file that has the code, and leaves out the one that only names it', () =>
  expect(
    built({
      page: 'import(`./chat.js`).then(m=>m.Chat);import("./chat.js")',
      chat: 'export{vt as Chat,n as default}from"./later.js";\n',
      later: 'var vt=1,n=2;export{n,vt};',
    }),
  ).toEqual({
    page: 'import(`./later.js`).then(e=>({Chat:e.vt,default:e.n})).then(m=>m.Chat);import("./later.js").then(e=>({Chat:e.vt,default:e.n}))',
    later: 'var vt=1,n=2;export{n,vt};',
  }))

it('keeps a file that does more than name what another has', () => {
  const codes = {
    page: 'import(`./takes.js`)',
    takes: 'export{n as Takes}from"./later.js";import"./rows.js";',
    later: 'var n=2;export{n};',
  }
  expect(built(codes)).toEqual(codes)
})

it('finds the code of a module behind a file that only names it', () => {
  const bundle = bundleOf({ chat: 'export{vt as Chat}from"./later.js";', later: 'var vt=1;export{vt};' })
  expect(chunksOf(bundle, ['/src/chat.ts']).map(({ fileName }) => fileName)).toEqual(['assets/later.js'])
})
