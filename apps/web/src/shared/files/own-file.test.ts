import { expect, it } from 'vitest'
import { ownFileUrl } from './own-file.ts'

const at = { origin: 'https://school.example', hosts: ['files.example.org'] }

it.each([
  ['a path in our object store', '/cos/hwjy/board.png', 'https://school.example/cos/hwjy/board.png'],
  ['the same with the host', 'https://school.example/cos/hwjy/a.pdf?x=1', 'https://school.example/cos/hwjy/a.pdf?x=1'],
  ['a host we trust', 'https://files.example.org/a.mp4', 'https://files.example.org/a.mp4'],
])('takes %s', (_, address, url) => expect(ownFileUrl(address, at)?.href).toBe(url))

it.each([
  ['another path of ours', '/api-user/user/userInfo'],
  ['a way out of the store', '/cos/../api-user/user/userInfo'],
  ['the same, written in codes', '/cos/%2e%2e/api-user/user/userInfo'],
  ['another site', 'https://evil.example/cos/a.png'],
  ['another site without a protocol', '//evil.example/cos/a.png'],
  ['a name that only begins like ours', 'https://files.example.org.evil.example/a.png'],
  ['a trusted host without TLS', 'http://files.example.org/a.png'],
  ['a trusted host on another port', 'https://files.example.org:8443/a.png'],
  ['a trusted host with a password', 'https://me:secret@files.example.org/a.png'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['nothing', ''],
])('does not take %s', (_, address) => expect(ownFileUrl(address, at)).toBeNull())
