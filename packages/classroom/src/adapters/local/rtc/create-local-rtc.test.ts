import { expect, it } from 'vitest'
import { connectionOf } from './create-local-rtc.ts'

it.each([
  ['idle', 'connecting', false, 'idle'],
  ['joining', 'connecting', false, 'connecting'],
  ['joined', 'connecting', false, 'connecting'],
  ['joined', 'connected', false, 'connected'],
  ['joined', 'disconnected', true, 'reconnecting'],
  ['joined', 'connecting', true, 'reconnecting'],
  ['down', 'connected', true, 'reconnecting'],
  ['refused', 'connected', true, 'failed'],
] as const)(
  '[R31] signalling %s and media %s (connected before: %s) is told as %s',
  (phase, link, hasConnected, told) => {
    expect(connectionOf(phase, link, hasConnected)).toBe(told)
  },
)
