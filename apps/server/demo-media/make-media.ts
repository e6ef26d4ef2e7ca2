/**
 * Makes the media of the demo school, which are checked in beside this script: photos of homework, takes of a reader, a
 * short film, a document. Needs espeak-ng, lame and a Chromium (CHROMIUM_PATH). Run it after a change of the words:
 * `node apps/server/demo-media/make-media.ts`
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'

const run = promisify(execFile)
const FOLDER = import.meta.dirname
const DOCX_PARTS = {
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml':
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>生词表：茶、杯子、多少、块、谢谢</w:t></w:r></w:p></w:body></w:document>',
}

/** Lists the sentences that are read aloud, with espeak's words a minute: three people, three speeds. */
const TAKES = [
  { name: 'take-slow', pitch: 62, speed: 105, text: '你好！我叫李雨。你叫什么名字？很高兴认识你。' },
  { name: 'take-clear', pitch: 45, speed: 130, text: '今天几号？今天七号，星期六。我和朋友下午三点去看电影。' },
  { name: 'take-comment', pitch: 35, speed: 140, text: '读得很好。第三声再低一点儿，再读一遍。' },
] as const

/** Written work on lined paper, line by line. */
const PAGES = [
  { name: 'page-1', lines: ['我叫安娜，我是波兰人。', '我今年十一岁。', '我妈妈在医院工作，', '我爸爸在学校工作。'] },
  { name: 'page-2', lines: ['我喜欢喝茶，', '也喜欢看中国电影。', '星期六我和朋友', '一起学汉语。'] },
] as const

async function makeTake({ name, pitch, speed, text }: (typeof TAKES)[number], folder: string) {
  const wav = join(folder, `${name}.wav`)
  await run('espeak-ng', ['-v', 'cmn', '-p', String(pitch), '-s', String(speed), '-w', wav, text])
  const mp3 = ['--quiet', '-m', 'm', '-b', '16', '--resample', '16', wav, join(FOLDER, `${name}.mp3`)]
  await run('lame', mp3)
}

/** A page as a telephone sees it: a little askew, darker at one side. */
const pageHtml = (lines: readonly string[], turn: number) => `<body style="margin:0;background:#8a7a66">
  <div style="width:640px;height:880px;transform:rotate(${turn}deg) scale(.94);background:
    linear-gradient(100deg,#0000 60%,#0003),repeating-linear-gradient(#fdfaf2 0 63px,#b9c9b0 63px 64px);
    font:40px/64px 'Noto Serif CJK SC';color:#29304a;padding:64px 40px;box-sizing:border-box">
    ${lines.map((line, index) => `<div style="transform:rotate(${(index % 3) - 1}deg);padding-left:${(index % 2) * 14}px">${line}</div>`).join('')}
  </div></body>`

async function makePages(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 640, height: 880 } })
  for (const [index, { name, lines }] of PAGES.entries()) {
    await page.setContent(pageHtml(lines, index === 0 ? 1.2 : -0.8))
    await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 45 })
  }
  // The second page once more, as it arrives from a telephone that was held the wrong way.
  await page.setViewportSize({ width: 880, height: 640 })
  const upright = pageHtml(PAGES[1].lines, -0.8).replace(/<\/?body[^<>]*>/g, '')
  const turned = `<body style="margin:0;background:#8a7a66"><div style="position:absolute;left:880px;top:0;width:640px;
    height:880px;transform-origin:0 0;transform:rotate(90deg)">${upright}</div></body>`
  await page.setContent(turned)
  await page.screenshot({ path: join(FOLDER, 'page-2-sideways.jpg'), type: 'jpeg', quality: 45 })
  await page.close()
}

async function makePdf(browser: Browser) {
  const page = await browser.newPage()
  const line = (text: string) => `<h1 style="font:48px sans-serif;break-after:page">${text}</h1>`
  await page.setContent(line('Lesson 8: 我想喝茶') + line('茶 · 杯子 · 多少 · 块'))
  await writeFile(join(FOLDER, 'slides.pdf'), await page.pdf({ format: 'A5', landscape: true }))
  await page.close()
}

/** Three seconds of a board on which a character is written. */
async function makeFilm(browser: Browser) {
  const page = await browser.newPage()
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 320, height: 180 })
    const ctx = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), {
      mimeType: 'video/mp4;codecs=vp9',
      videoBitsPerSecond: 60_000,
    })
    const chunks: Blob[] = []
    recorder.ondataavailable = ({ data }) => void chunks.push(data)
    const ended = new Promise((resolve) => (recorder.onstop = resolve))
    recorder.start()
    for (let frame = 0; frame <= 30; frame++) {
      if (!ctx) break
      ctx.fillStyle = '#24443a'
      ctx.fillRect(0, 0, 320, 180)
      ctx.strokeStyle = '#fff'
      ctx.lineWidth = 8
      ctx.beginPath()
      ctx.moveTo(60, 90)
      ctx.lineTo(60 + (frame / 30) * 200, 90)
      ctx.stroke()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
  })
  await writeFile(join(FOLDER, 'film.mp4'), Buffer.from(base64, 'base64'))
  await page.close()
}

async function makeDocument(folder: string) {
  for (const [name, text] of Object.entries(DOCX_PARTS)) {
    const path = join(folder, name)
    await run('mkdir', ['-p', join(path, '..')])
    await writeFile(path, text)
  }
  await rm(join(FOLDER, 'words.docx'), { force: true })
  await run('zip', ['-X', '-q', '-r', join(FOLDER, 'words.docx'), ...Object.keys(DOCX_PARTS)], { cwd: folder })
}

const folder = await mkdtemp(join(tmpdir(), 'demo-media-'))
const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH })
try {
  for (const take of TAKES) await makeTake(take, folder)
  await makePages(browser)
  await makePdf(browser)
  await makeFilm(browser)
  await makeDocument(folder)
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}
