// Imports the packed package in plain Node, as a server that renders pages would.
import assert from 'node:assert/strict'
import { client, createClient, createSdk, listLessonsToday, signIn } from '@hwjy/sdk/client'
import * as errors from '@hwjy/sdk/errors'
import { operations } from '@hwjy/sdk/operations'
import * as sdk from '@hwjy/sdk'
import { FileNameMax } from '@hwjy/sdk/limits'
import { requestSchemas } from '@hwjy/sdk/schemas'

assert.equal(sdk.ApiError, errors.ApiError)
assert.throws(() => sdk.getSdk(), /configureSdk/)
sdk.configureSdk({ server: 'http://localhost:1', timeoutMs: 1_000 }).stop()
await assert.rejects(() => client.POST('/api-user/study/lessonToday'), errors.NetworkError)
await assert.rejects(() => sdk.listLessonsToday(), sdk.NetworkError)
assert.equal(requestSchemas.checkLesson.safeParse({ lessonId: '' }).success, false)
assert.equal(FileNameMax, 255)
assert.equal(operations.checkLesson.method, 'POST')

// Two schools in one process.
const schoolAt = (server, name) =>
  createSdk({ server, fetch: async () => Response.json({ code: 200, message: 'ok', data: { lessons: [name] } }) })
const [one, two] = [schoolAt('http://one.test', 'one'), schoolAt('http://two.test', 'two')]
assert.deepEqual((await listLessonsToday({ sdk: one })).lessons, ['one'])
assert.deepEqual((await createClient(two).POST('/api-user/study/lessonToday')).data.data.lessons, ['two'])
assert.equal(typeof signIn, 'function')
