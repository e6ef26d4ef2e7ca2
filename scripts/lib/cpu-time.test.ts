import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CpuLedger, CpuMeter, parseStat, type ProcessTimes } from './cpu-time.ts'
import { run } from './run.ts'

const process = (pid: number, parent: number, ticks: number, startedAt = 1): ProcessTimes => ({
  pid,
  parent,
  ticks,
  startedAt,
})
const steps = new Map([[10, 'journeys']])

test('the name of a program may hold brackets and spaces', () => {
  const stat = '42 (a (strange) name) S 7 42 42 0 -1 4194560 1 2 3 4 250 50 9 9 20 0 1 0 98765 1 2'
  assert.deepEqual(parseStat(stat), { pid: 42, parent: 7, startedAt: 98_765, ticks: 300 })
})

test('a process counts for the step that started one of its ancestors', () => {
  const ledger = new CpuLedger()
  ledger.note([process(1, 0, 900), process(10, 1, 200), process(11, 10, 300), process(12, 1, 400)], steps)
  assert.deepEqual([...ledger.seconds()], [['journeys', 5]])
})

test('a process that has ended keeps what it took, and one whose parent has ended stays with its step', () => {
  const ledger = new CpuLedger()
  ledger.note([process(10, 1, 100), process(11, 10, 100)], steps)
  ledger.note([process(11, 1, 400)], new Map())
  assert.deepEqual([...ledger.seconds()], [['journeys', 5]])
})

test('another process with the same number is another one', () => {
  const ledger = new CpuLedger()
  ledger.note([process(10, 1, 100)], steps)
  ledger.note([process(10, 1, 700, 2)], new Map())
  assert.deepEqual([...ledger.seconds()], [['journeys', 1]])
})

test('the meter sees what a command of a step takes', { skip: globalThis.process.platform !== 'linux' }, async () => {
  const meter = new CpuMeter()
  // Ends by what it has taken, not by the clock: another step may have the cores. Then it waits to be seen.
  const work = 'while (process.cpuUsage().user < 5e5); setTimeout(() => {}, 1_500)'
  await meter.during('busy', () => run('node', ['-e', work], { quiet: true }))
  assert.ok((meter.stop().get('busy') ?? 0) >= 0.4)
})
