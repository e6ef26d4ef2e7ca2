// Imports the packed package in plain Node, as a server that renders pages would.
import assert from 'node:assert/strict'
import { client } from '@hwjy/sdk/client'
import * as errors from '@hwjy/sdk/errors'
import { operations } from '@hwjy/sdk/operations'
import * as sdk from '@hwjy/sdk'
import { requestSchemas } from '@hwjy/sdk/schemas'

assert.equal(sdk.ApiError, errors.ApiError)
assert.throws(() => sdk.getSdk(), /configureSdk/)
sdk.configureSdk({ baseUrl: 'http://localhost:1', timeoutMs: 1_000 }).stop()
await assert.rejects(() => client.POST('/api-user/study/lessonToday'), errors.NetworkError)
await assert.rejects(() => sdk.listLessonsToday(), sdk.NetworkError)
assert.equal(requestSchemas.checkLesson.safeParse({ lessonId: '' }).success, false)
assert.equal(operations.checkLesson.method, 'POST')
