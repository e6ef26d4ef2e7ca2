import { expect } from '@playwright/test'
import { Person, type PersonOptions } from './person.ts'
import { test as base } from './recorded-test.ts'
import { TestServer } from './server.ts'
import { type OwnSchool, SharedServer } from './shared-server.ts'

interface People {
  arrive: (username: string, options?: PersonOptions) => Promise<Person>
}

const withPeople = base.extend<People & { home: string; worksOffline: boolean }, { sharedServer: SharedServer }>({
  sharedServer: [
    async ({}, provide) => {
      const server = await SharedServer.start()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  home: '',
  // For journeys that open pages offline; others leave the service worker out.
  worksOffline: [false, { option: true }],
  arrive: async ({ browser, home, worksOffline }, provide) => {
    const people: Person[] = []
    await provide(async (username, options) => {
      const person = await Person.signIn(browser, home, username, { worksOffline, ...options })
      people.push(person)
      return person
    })
    for (const { page } of people) await page.context().close()
    expect(people.flatMap((person) => person.faults)).toEqual([])
  },
})

/**
 * A school of its own for each journey, on one server, and people who sign in to it; nobody may have met an uncaught
 * error.
 */
export const test = withPeople.extend<{ server: OwnSchool }>({
  server: async ({ sharedServer }, provide) => provide(await sharedServer.openSchool()),
  home: async ({ server }, provide) => provide(server.url),
})

/** The same with a server of its own, for journeys that end or configure it. */
export const testWithOwnServer = withPeople.extend<{ server: TestServer }>({
  server: async ({}, provide) => {
    const server = await TestServer.start()
    await provide(server)
    await server.stop()
  },
  home: async ({ server }, provide) => provide(server.url),
})
export { expect }
