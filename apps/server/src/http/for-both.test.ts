import { expect, expectTypeOf, it } from 'vitest'
import type { Call } from './call.ts'
import { forBoth, type TwinName } from './for-both.ts'

it('a handler of both sides is registered under both names, and hears which side is called', async () => {
  const routes = forBoth('Logout', (_, role) => {
    heard.push(role)
    return null
  })
  const heard: string[] = []
  await routes.teacherLogout({} as Call<'teacherLogout'>)
  await routes.studentLogout({} as Call<'studentLogout'>)
  expect(Object.keys(routes)).toEqual(['teacherLogout', 'studentLogout'])
  expect(heard).toEqual(['teacher', 'student'])
})

it('only pairs that take and answer the same are twins', () => {
  expectTypeOf<'Logout'>().toExtend<TwinName>()
  expectTypeOf<'ReadNothing'>().not.toExtend<TwinName>()
})
