import { describe, expect, it } from 'vitest'
import { createBodiesInMemory } from './bodies-in-memory.ts'

const open = () => createBodiesInMemory({ inAll: 100, ofAddress: 60, ofPerson: 20 })
const sender = (person: string, network = 'school') => ({ person, network })

describe('bodies in memory', () => {
  it('of one person are limited together, and give their room back', () => {
    const bodies = open()
    const first = bodies.begin(sender('anna'))
    const second = bodies.begin(sender('anna'))
    expect([first.add(15), second.add(5), second.add(1)]).toEqual([true, true, false])
    expect(bodies.begin(sender('ben')).add(20)).toBe(true)
    first.end()
    expect([second.add(15), second.add(1)]).toEqual([true, false])
  })

  it('of one address are limited together, however many people send them', () => {
    const bodies = open()
    for (const person of ['a', 'b', 'c']) expect(bodies.begin(sender(person)).add(20)).toBe(true)
    expect(bodies.begin(sender('d')).add(1)).toBe(false)
    expect(bodies.begin(sender('d', 'home')).add(20)).toBe(true)
  })

  it('of all are limited together', () => {
    const bodies = open()
    for (let i = 0; i < 5; i++) expect(bodies.begin(sender(`p${i}`, `n${i}`)).add(20)).toBe(true)
    expect(bodies.begin(sender('late', 'elsewhere')).add(1)).toBe(false)
  })

  it('that were refused count nothing, and ending twice gives nothing back twice', () => {
    const bodies = open()
    const body = bodies.begin(sender('anna'))
    expect([body.add(21), body.add(20)]).toEqual([false, true])
    body.end()
    body.end()
    const next = bodies.begin(sender('anna'))
    expect([next.add(20), next.add(1)]).toEqual([true, false])
  })
})
