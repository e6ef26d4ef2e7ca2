/** What every way of media signalling must do. An implementation brings the other side and a connection to cut. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { RtcClientSignal, RtcServerSignal } from '../core/live/rtc-signal.ts'
import type { MediaSignalling } from './media-signalling.ts'

export interface SignallingWorld {
  signalling: MediaSignalling
  /** Signals that reached the other side, in order. */
  arrived(): Promise<readonly RtcClientSignal[]>
  deliver(signal: RtcServerSignal): Promise<void>
  disconnect(): Promise<void>
  connect(): Promise<void>
}

const join: RtcClientSignal = { op: 'join', token: 'a-token' }
const publish: RtcClientSignal = { op: 'publish', kind: 'mic' }
const peer: RtcServerSignal = { op: 'peer', userId: 'ben', here: true }

export function describeMediaSignalling(name: string, openWorld: () => Promise<SignallingWorld>): void {
  describe(`MediaSignalling: ${name}`, () => {
    let world: SignallingWorld
    beforeEach(async () => {
      world = await openWorld()
    })

    it('signals arrive in order', async () => {
      expect(world.signalling.isConnected()).toBe(true)
      world.signalling.send(join)
      world.signalling.send(publish)
      expect(await world.arrived()).toEqual([join, publish])
    })

    it('[R31] a signal made without a connection is dropped, also after the reconnect', async () => {
      await world.disconnect()
      expect(world.signalling.isConnected()).toBe(false)
      world.signalling.send(publish)
      await world.connect()
      world.signalling.send(join)
      expect(await world.arrived()).toEqual([join])
    })

    it('[R31] every change of the connection is told once, when it already holds', async () => {
      const told: [boolean, boolean][] = []
      world.signalling.onConnection((isConnected) => told.push([isConnected, world.signalling.isConnected()]))
      await world.disconnect()
      await world.connect()
      expect(told).toEqual([
        [false, false],
        [true, true],
      ])
    })

    it('each listener hears the other side until it stops listening', async () => {
      const heard: [string, RtcServerSignal][] = []
      const stop = world.signalling.onSignal((signal) => heard.push(['first', signal]))
      world.signalling.onSignal((signal) => heard.push(['second', signal]))
      await world.deliver(peer)
      stop()
      await world.deliver(peer)
      expect(heard).toEqual([
        ['first', peer],
        ['second', peer],
        ['second', peer],
      ])
    })

    it('a listener that stopped is not told of the connection any more', async () => {
      let told = 0
      const stop = world.signalling.onConnection(() => told++)
      stop()
      await world.disconnect()
      expect(told).toBe(0)
    })
  })
}
