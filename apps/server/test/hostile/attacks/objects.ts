/** Attacks on the object store. */
import { pdfOf } from '../../support/sample-files.ts'
import { cosRequest, postForm, type UploadGrant } from '../../node/http-client.ts'
import type { Target } from '../support/besieged-school.ts'
import { rawRequest, request } from '../support/raw-request.ts'
import { type Attack, together, unless } from './attack.ts'

const PART_BYTES = 5 * 1024 * 1024

async function grantFor(target: Target, fileName = '课文.pdf'): Promise<UploadGrant> {
  const token = await target.signedIn('teacher.wang')
  return (await postForm(target.base, '/api-tch/fileOperate/tempCred', { type: 'document', fileName }, token))
    .data as UploadGrant
}

const beginUpload = async (grant: UploadGrant) => {
  const begun = await (await cosRequest(grant, 'POST', { uploads: '' })).text()
  return /<UploadId>(.*?)<\/UploadId>/.exec(begun)?.[1] ?? ''
}

export const objectAttacks: readonly Attack[] = [
  {
    name: 'an upload of 100 MB without a signature, sent on after the refusal',
    run: async ({ port }) => {
      const head = request('PUT', '/cos/hwjy/teacher/x/document/a.pdf', { 'content-length': String(100 * 1024 * 1024) })
      const answer = await rawRequest(port, [head, ...Array.from({ length: 100 }, () => Buffer.alloc(1024 * 1024))])
      return unless(
        answer.status === 403 || answer.status === 400 || answer.status === 404 || answer.isClosed,
        `answered with ${answer.status}`,
      )
    },
  },
  {
    name: 'one part of 5 MB listed forty times',
    run: async (target) => {
      const grant = await grantFor(target)
      const uploadId = await beginUpload(grant)
      const part = new Uint8Array(PART_BYTES)
      part.set(pdfOf(1))
      const put = await cosRequest(grant, 'PUT', { partNumber: '1', uploadId }, part)
      const etag = put.headers.get('etag') ?? ''
      const list = `<Part><PartNumber>1</PartNumber><ETag>${etag}</ETag></Part>`.repeat(40)
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`)
      const answer = await cosRequest(grant, 'POST', { uploadId }, body)
      const text = await answer.text()
      return unless(answer.status === 400, `answered with ${answer.status} ${text.slice(0, 200)}`)
    },
  },
  {
    name: 'a list of parts with a billion laughs',
    run: async (target) => {
      const grant = await grantFor(target)
      const uploadId = await beginUpload(grant)
      const entities = Array.from({ length: 30 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
      const xml = `<!DOCTYPE x [<!ENTITY l0 "ha">${entities}]><CompleteMultipartUpload>&l30;</CompleteMultipartUpload>`
      const answer = await cosRequest(grant, 'POST', { uploadId }, new TextEncoder().encode(xml))
      await answer.text()
      return unless(answer.status === 400, `answered with ${answer.status}`)
    },
  },
  {
    name: '100 uploads begun and left',
    run: async (target) => {
      const grant = await grantFor(target)
      const statuses = await together(100, async () => {
        const answer = await cosRequest(grant, 'POST', { uploads: '' })
        await answer.text()
        return answer.status
      })
      return unless(
        statuses.every((status) => status < 500 || status === 503),
        'an upload that was begun crashed',
      )
    },
  },
  {
    name: '40 parts of 5 MB at the same moment',
    run: async (target) => {
      const grant = await grantFor(target)
      const uploadId = await beginUpload(grant)
      const part = new Uint8Array(PART_BYTES)
      const statuses = await together(40, async (index) => {
        try {
          const answer = await cosRequest(grant, 'PUT', { partNumber: String(index + 1), uploadId }, part)
          await answer.text()
          return answer.status
        } catch {
          return 0
        }
      })
      return unless(
        statuses.every((status) => status !== 500),
        `parts were answered with ${statuses.join(', ')}`,
      )
    },
  },
  {
    name: '200 parts of a byte, listed five hundred times',
    run: async (target) => {
      const grant = await grantFor(target)
      const uploadId = await beginUpload(grant)
      const statusOf = async (answering: Promise<Response>) => {
        const answer = await answering
        await answer.arrayBuffer()
        return answer.status
      }
      for (let no = 1; no <= 200; no += 20) {
        await together(20, (index) =>
          statusOf(cosRequest(grant, 'PUT', { partNumber: String(no + index), uploadId }, new Uint8Array(1))),
        )
      }
      const statuses = await together(500, () => statusOf(cosRequest(grant, 'GET', { uploadId })))
      return unless(statuses.includes(503), `no list was refused: ${[...new Set(statuses)].join(', ')}`)
    },
  },
]
