import { run } from './run.ts'
import type { Step } from './steps.ts'

const tool = (name: string, command: string, args: readonly string[], cwd = '.'): Step => ({
  name,
  work: () => run(command, args, { cwd, quiet: true }),
})

export const lintSteps: readonly Step[] = [
  tool('format', 'biome', ['ci', '--colors=off', '.']),
  tool('lint', 'oxlint', ['--deny-warnings', '.']),
  tool('arrows', 'depcruise', ['--config', '.dependency-cruiser.js', 'packages', 'apps', 'mocks']),
  tool('unused code', 'knip', ['--no-progress']),
  tool(
    'contract',
    'redocly',
    ['lint', '--config', '../../spec/redocly.yaml', '../../spec/openapi.yaml'],
    'packages/sdk',
  ),
  tool('scripts', 'node', ['--test', 'scripts/lib/*.test.ts']),
  tool('licences and advisories', 'node', ['scripts/check-dependencies.ts']),
  tool('writes go through hooks', 'node', ['scripts/check-writes.ts']),
  tool('pages name what is there', 'node', ['scripts/check-paths.ts']),
  tool('patterns are linear', 'node', ['scripts/check-patterns.ts']),
]
