import { test as base, expect } from '@playwright/test'
import { Person } from './person.ts'
import { TestServer } from './server.ts'

/** A server of its own for each journey, and people who sign in to it; nobody may have met an uncaught error. */
export const test = base.extend<{
  server: TestServer
  arrive: (username: string, options?: { phone?: boolean }) => Promise<Person>
}>({
  server: async ({}, provide) => {
    const server = await TestServer.start()
    await provide(server)
    await server.stop()
  },
  arrive: async ({ browser, server }, provide) => {
    const people: Person[] = []
    await provide(async (username, options) => {
      const person = await Person.signIn(browser, server.url, username, options)
      people.push(person)
      return person
    })
    for (const { page } of people) await page.context().close()
    expect(people.flatMap((person) => person.faults)).toEqual([])
  },
})
export { expect }
