import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smtpMail } from '../../src/node/outside/smtp-mail.ts'

const USER = 'no-reply'
const PASSWORD = 'Secret/1'
const received: { from: string; to: string[]; content: string }[] = []

const smtpError = (responseCode: number) => Object.assign(new Error('no'), { responseCode })
const server = new SMTPServer({
  authOptional: true,
  // What a mail server of one's own machine is: without TLS.
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  logger: false,
  onAuth: ({ username, password }, _, done) =>
    username === USER && password === PASSWORD ? done(null, { user: USER }) : done(smtpError(535)),
  onRcptTo: ({ address }, _, done) => {
    if (address.startsWith('nobody')) return done(smtpError(550))
    return address.startsWith('full') ? done(smtpError(452)) : done()
  },
  onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
    let content = ''
    stream.setEncoding('utf8').on('data', (piece: string) => {
      content += piece
    })
    stream.on('end', () => {
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        content,
      })
      done()
    })
  },
})

let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

const settings = () => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  user: USER,
  password: PASSWORD,
  from: 'Huawen Classroom <no-reply@class.example>',
})
const message = { to: 'li@school.example', subject: '测试邮件', text: '邮件可以正常送达。' }

it('a mail goes out as plain text, from the address of the settings', async () => {
  await smtpMail(settings()).send(message)
  expect(received).toMatchObject([{ from: 'no-reply@class.example', to: ['li@school.example'] }])
  expect(received[0]?.content).toMatch(/Content-Type: text\/plain; charset=utf-8/)
  expect(received[0]?.content).not.toMatch(/text\/html/)
})

it.each([
  ['wrong-credentials', { password: 'Other' }, {}],
  ['unreachable', { port: 1 }, {}],
  ['bad-recipient', {}, { to: 'nobody@school.example' }],
  ['busy', {}, { to: 'full@school.example' }],
])('a mail fails as %s, and the failure shows no password', async (failure, change, mail) => {
  const sending = smtpMail({ ...settings(), ...change }).send({ ...message, ...mail })
  await expect(sending).rejects.toMatchObject({ code: failure })
  const error = await sending.catch((reason: unknown) => reason)
  expect(`${error} ${JSON.stringify(error)}`).not.toContain(PASSWORD)
})

it('a subject with a line break adds no header', async () => {
  received.length = 0
  await smtpMail(settings()).send({ ...message, subject: 'a\r\nBcc: all@school.example' })
  expect(received[0]?.to).toEqual(['li@school.example'])
  expect(received[0]?.content).not.toMatch(/^Bcc:/m)
})
