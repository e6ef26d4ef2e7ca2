import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { signature } from './support/purchases.ts'
import { allNames } from '../src/domain/names.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

describe('a contract', () => {
  const contractId = 'con_anna_business'
  const sign = async (language = 'zh-CN', input?: object) => {
    const fields = input ?? (await signature(school, 'student.anna', 'Maria Kowalska'))
    const headers = { 'accept-language': language }
    return school.call('signContract', { contractId, ...fields }, { as: 'student.anna', headers })
  }

  it('is read in the reader’s language until it is signed', async () => {
    const titles = await Promise.all(
      ['zh-CN', 'en-US', 'ja-JP'].map(async (language) => {
        const headers = { 'accept-language': language }
        const { data } = await school.call('getContract', { contractId }, { as: 'student.anna', headers })
        return (data as { document: { title: string } }).document.title
      }),
    )
    expect(titles).toEqual(['线上课程服务合同', 'Online course agreement', 'オンライン講座契約書'])
  })

  it.each([
    ['zh-CN', '商务中文入门'],
    ['en-US', 'Business Chinese for beginners'],
    ['ja-JP', 'ビジネス中国語入門'],
  ])('names its course for a reader of %s', async (language, courseName) => {
    const asked = { as: 'student.anna', headers: { 'accept-language': language } }
    const contract = { contractId, courseName }
    expect(await school.call('listContracts', {}, asked)).toMatchObject({ data: { records: [contract] } })
    expect(await school.call('getContract', { contractId }, asked)).toMatchObject({ data: { contract } })
  })

  it('keeps what was signed, word for word', async () => {
    expect(await sign('ja-JP')).toMatchObject({
      data: {
        contract: { status: 'signed', signerName: 'Maria Kowalska' },
        signatureUrl: expect.stringMatching(/\.png\?q-sign-algorithm=sha1&/),
      },
    })
    await school.db.update(schema.course).set({ name: '改了名字' }).where(eq(schema.course.id, 'crs_business'))
    const contract = await school.data('getContract', { contractId }, 'student.anna')
    expect(contract.document.language).toBe('ja-JP')
    expect(JSON.stringify(contract.document)).toContain('商务中文入门')
    expect((await school.data('getPaidCourse', { courseId: 'crs_business' }, 'student.anna')).course).toMatchObject({
      unsignedContractId: null,
    })
  })

  it('is asked for by a message until it is signed', async () => {
    const { contract } = await school.data('getContract', { contractId }, 'student.anna')
    const [told] = await school.db
      .insert(schema.systemMessage)
      .values({
        id: 'msg_paid',
        personId: 'usr_anna',
        kind: 'orderPaid',
        values: { courseName: allNames({ name: '商务中文入门', names: {} }) },
        targetId: contract.orderId,
        createdAt: school.clock.now(),
      })
      .returning({ readAt: schema.systemMessage.readAt })
    expect(told).toEqual({ readAt: null })
    await sign()
    const [read] = await school.db.select().from(schema.systemMessage).where(eq(schema.systemMessage.id, 'msg_paid'))
    expect(read?.readAt).toBe(school.clock.now())
  })

  it('is signed once', async () => {
    await sign()
    expect(await sign()).toMatchObject({ code: errorCodes.contractSigned })
  })

  it('wants a picture of the signer’s own', async () => {
    const foreign = await signature(school, 'student.ben', 'Ben')
    expect(await sign('zh-CN', foreign)).toMatchObject({ code: errorCodes.signatureNotUsable })
    expect(await sign('zh-CN', { signerName: 'Anna', signatureResourceId: 'res_none' })).toMatchObject({
      code: errorCodes.signatureNotUsable,
    })
  })
})
