import { describe, expect, it } from 'vitest'
import { readSfuNetwork } from './read-sfu-network.ts'

describe('media server’s network', () => {
  it('needs no setting', () => {
    expect(readSfuNetwork({ MEDIA_PORTS: '' })).toEqual({})
  })

  it('takes addresses and a range of ports', () => {
    expect(
      readSfuNetwork({ MEDIA_ADDRESS: '10.0.0.5', MEDIA_PUBLIC_ADDRESS: '203.0.113.7', MEDIA_PORTS: '50000-50999' }),
    ).toEqual({ bindAddress: '10.0.0.5', publicAddress: '203.0.113.7', portRange: { begin: 50_000, end: 50_999 } })
  })

  it.each([
    ['MEDIA_ADDRESS', 'localhost'],
    ['MEDIA_PUBLIC_ADDRESS', 'class.example'],
    ['MEDIA_PORTS', '50000'],
    ['MEDIA_PORTS', '60000-50000'],
    ['MEDIA_PORTS', '80-90'],
    ['MEDIA_PORTS', '50000-70000'],
  ])('refuses %s=%s', (variable, value) => {
    expect(() => readSfuNetwork({ [variable]: value })).toThrow(variable)
  })
})
