/**
 * `node scripts/compare-contract.ts <git ref>`: prints which calls are different on the wire since then, and how. Names
 * of schemas, tags, `x-` keys and texts for readers do not count.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contractDifferences } from '../packages/sdk/scripts/compare-contracts.ts'
import { bundleContract } from '../packages/sdk/scripts/contract.ts'
import { root } from './lib/run.ts'

const ref = process.argv[2]
if (ref === undefined) throw new Error('Usage: node scripts/compare-contract.ts <git ref>')

const folder = mkdtempSync(path.join(tmpdir(), 'contract-'))
try {
  const archive = execFileSync('git', ['archive', '--format=tar', ref, 'spec'], {
    cwd: root,
    maxBuffer: 64 * 1024 ** 2,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const before = bundleContract(path.join(folder, 'spec'), path.join(folder, 'before.json'))
  const after = bundleContract(path.join(root, 'spec'), path.join(folder, 'after.json'))
  const found = contractDifferences(before, after)
  for (const { call, change, details } of found) {
    console.log(`${change.padEnd(8)} ${call}`)
    for (const detail of details) console.log(`           ${detail}`)
  }
  console.log(`${found.length} calls are different since ${ref}.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
