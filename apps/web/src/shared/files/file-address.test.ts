import { expect, it } from 'vitest'
import { addressEnd, hasEnded, storedFileOf } from './file-address.ts'

const signed =
  '/cos/hwjy/teacher/usr_li/video/a.mp4?q-sign-algorithm=sha1&q-sign-time=1700000000;1700004500&q-signature=0'

it('a signed address ends when its signature says so', () => {
  const end = 1_700_004_500_000
  expect([addressEnd(signed), hasEnded(signed, end - 1), hasEnded(signed, end)]).toEqual([end, false, true])
})

it.each(['/cos/hwjy/teacher/usr_li/public/a.mp4', '/cos/hwjy/a.mp4?q-sign-time=soon', 'blob:http://localhost/1'])(
  '%s does not end',
  (address) => expect([addressEnd(address), hasEnded(address, Number.MAX_VALUE)]).toEqual([null, false]),
)

it.each([
  [signed, { fileName: 'teacher/usr_li/video/a.mp4', type: 'video' }],
  [
    'https://school.example/cos/hwjy/teacher/usr_li/converted/%E8%AF%BE.pdf',
    { fileName: 'teacher/usr_li/converted/课.pdf', type: 'document' },
  ],
  ['/cos/hwjy/%zz', null],
  ['https://files.example/a.pdf', null],
])('%s names %j in our store', (address, file) => expect(storedFileOf(address)).toEqual(file))
