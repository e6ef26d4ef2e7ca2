import assert from 'node:assert/strict'
import { test } from 'node:test'
import { run } from './run.ts'

test('a command that hangs is ended at its limit, and says so', async () => {
  const { code, output } = await run('node', ['-e', 'setInterval(() => {}, 1000)'], { quiet: true, limitMinutes: 0.01 })
  assert.equal(code, 124)
  assert.match(output, /Not ended after 0\.01 minutes/)
})

test('what a command leaves running is ended with it, and holds nobody up', async () => {
  const leaves = `require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' }).unref()`
  const { code } = await run('node', ['-e', leaves], { quiet: true, limitMinutes: 0.5 })
  assert.equal(code, 0)
})
