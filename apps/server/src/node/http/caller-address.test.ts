import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { callerAddress } from './caller-address.ts'

const requestWith = (forwarded?: string) => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

it('believes only what our own proxy saw, and only when there is one', () => {
  const spoofed = requestWith('10.9.9.9, 203.0.113.7')
  expect(callerAddress(spoofed, false)).toBe('127.0.0.1')
  expect(callerAddress(spoofed, true)).toBe('203.0.113.7')
})

it('falls back to the socket when the proxy says nothing', () => {
  for (const nothing of [undefined, '', ' , ']) expect(callerAddress(requestWith(nothing), true)).toBe('127.0.0.1')
  expect(callerAddress(new IncomingMessage(new Socket()), true)).toBeNull()
})

it.each([
  ['198.51.100.8:4000', '198.51.100.8'],
  ['[2001:db8::1]:4000', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:198.51.100.8', '::ffff:198.51.100.8'],
  ['unknown', null],
  ['999.1.2.3', null],
  ['198.51.100.8:port', null],
  ['[2001:db8::1', null],
])('%s of our proxy is %s: a port is no part of an address, and a name is none', (hop, address) => {
  expect(callerAddress(requestWith(`203.0.113.7, ${hop}`), true)).toBe(address)
})
