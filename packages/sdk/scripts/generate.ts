/**
 * spec/ → src/generated/. The same contract gives the same bytes; the output is committed and never edited.
 * Run: pnpm --filter @hwjy/sdk generate
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { generate as orval, type Options } from 'orval'
import { type AnswerSchemas, answerSchemas } from './answers.ts'
import { bodyLimits, lengthsFirst, limitsApart, unboundedInputs, unicodePatterns } from './bounds.ts'
import { callFacts } from './call-facts.ts'
import { bundleContract, type Contract, type ContractSchema } from './contract.ts'
import { documented, summaryFirst } from './documented.ts'
import { hooksClient } from './hooks-client.ts'
import { errorCodesModule, operationsModule, schemasByOperationModule, wireModule } from './operations-table.ts'
import { rolePairs } from './role-pairs.ts'
import { splitCalls } from './split-calls.ts'

process.chdir(new URL('..', import.meta.url).pathname)
process.env.PATH = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`
const OUT = 'src/generated'
const BANNER = '// Generated from spec/ by scripts/generate.ts. Do not edit.\n'
rmSync(OUT, { recursive: true, force: true })
for (const folder of ['calls', 'hooks', 'role-calls', 'role-hooks']) mkdirSync(`${OUT}/${folder}`, { recursive: true })
mkdirSync('.cache', { recursive: true })

const contract = bundleContract('../../spec', '.cache/openapi.json')
const unbounded = unboundedInputs(contract)
if (unbounded.length > 0) throw new Error(`These inputs need a maxLength or maxItems:\n${unbounded.join('\n')}`)
const answers = answerSchemas(contract)
type OrvalInput = Extract<Options['input'], { target: unknown }>['target']

await orval({
  input: { target: documented(contract) as unknown as OrvalInput },
  output: {
    target: '.cache/hooks.ts',
    client: hooksClient(contract),
    override: { header: () => '', enumGenerationType: 'union' },
  },
})
writeHooks(summaryFirst(readFileSync('.cache/hooks.ts', 'utf8')))

await orval({
  input: { target: forValidators(contract, answers) as unknown as OrvalInput },
  output: {
    target: '.cache/schemas.ts',
    client: 'zod',
    override: {
      header: () => '',
      zod: {
        generate: { param: true, query: true, header: false, body: true, response: false },
        variant: 'mini', // `import * as zod from 'zod/mini'`: 5 kB instead of 26 in a page that validates a form
        version: 4,
        generateReusableSchemas: true,
        exactOptional: true,
        dateTimeOptions: { offset: false },
      },
    },
  },
})
const { limits, schemas } = limitsApart(unicodePatterns(lengthsFirst(readFileSync('.cache/schemas.ts', 'utf8'))))
writeModule('limits.ts', limits + bodyLimits(contract))
writeModule('schemas.ts', schemas)

writeModule('paths.ts', astToString(await openapiTS(contract as unknown as OpenAPI3)))
writeModule('operations.ts', operationsModule(contract))
writeModule('wire.ts', wireModule(contract))
writeModule('error-codes.ts', errorCodesModule(contract))
writeModule('schemas-by-operation.ts', schemasByOperationModule(contract, answers))

// Descriptions and titles would travel to the browser inside the validators. A choice of values is an enum there.
function forValidators(contract: Contract, { added }: AnswerSchemas): Contract {
  const bare = JSON.parse(JSON.stringify(contract), (key, value) => {
    if (key === 'description' && typeof value === 'string') return ''
    const values = choiceOf(value)
    return values ? { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values } : value
  }) as Contract
  Object.assign(bare.components.schemas, added)
  return bare
}

// The values of a choice whose options have titles, as the error codes do.
function choiceOf(schema: ContractSchema | null): (string | number)[] | null {
  const options = schema?.oneOf
  if (!Array.isArray(options) || options.some(({ title, const: value }) => !title || value === undefined)) return null
  return options.flatMap(({ const: value }) => value ?? [])
}

// `hooks.ts` names everything; what it names stands in small modules.
function writeHooks(hooks: string) {
  const calls = [...callFacts(contract)].map(([operationId, { group }]) => [operationId, `calls/${group}`] as const)
  const roleCalls = [...rolePairs(contract).values()].map(({ name, group }) => [name, `role-calls/${group}`] as const)
  const places = new Map([...calls, ...roleCalls])
  const { types, modules } = splitCalls(hooks, (name) => places.get(name))
  writeModule('types.ts', types)
  for (const [module, code] of modules) writeModule(`${module}.ts`, code)
  const paths = [...modules.keys()].sort()
  const functions = paths.filter((path) => path.includes('calls/'))
  writeModule('calls.ts', listing(['types', ...functions]))
  writeModule('hooks.ts', listing(['calls', ...paths.filter((path) => path.includes('hooks/'))]))
}

function listing(modules: readonly string[]) {
  return modules.map((path) => `export * from './${path}.ts'\n`).join('')
}

function writeModule(name: string, text: string) {
  writeFileSync(`${OUT}/${name}`, BANNER + text)
}
