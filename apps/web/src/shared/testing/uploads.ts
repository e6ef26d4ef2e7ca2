import type { UploadCredential } from '@hwjy/sdk'
import { http, HttpResponse } from 'msw/http'
import { answer } from './backend.ts'

/** The permission to store one file under this key. */
export const credentialFor = (key: string): UploadCredential => ({
  domain: 'localhost/cos/huawen',
  credentials: { tmpSecretId: 'id', tmpSecretKey: 'key', sessionToken: 'token' },
  startTime: 1,
  expiredTime: 2,
  newFileName: key,
  bucketName: 'huawen',
  region: 'local',
  signUrl: `http://localhost/cos/huawen/${key}`,
})

/**
 * The calls that store a file of a student. A teacher's are under `/fileOperate`.
 * @param onStored is told what arrived in the store
 */
export const storing = (
  key: string,
  resource: object | null = { resourceId: 'res_1' },
  { area = '/file', onStored }: { area?: '/file' | '/fileOperate'; onStored?: (text: string) => void } = {},
) => [
  answer(`${area}/tempCred`, credentialFor(key)),
  http.put(credentialFor(key).signUrl, async ({ request }) => {
    onStored?.(await request.text())
    return new HttpResponse(null, { headers: { etag: '"a"' } })
  }),
  answer(`${area}/addCloudRes`, resource),
]
