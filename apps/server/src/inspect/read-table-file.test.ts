import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTableFile } from './read-table-file.ts'

const file = (content: string | Uint8Array) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
const cellsOf = async (content: string | Uint8Array) => {
  const { sheets, encoding } = await readTableFile(file(content))
  return { encoding, cells: sheets[0]?.rows.map(({ cells }) => cells) }
}
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8])])
// 姓名 and 王 in GB18030.
const GB = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0xcd, 0xf5, 0x0a])

describe('a text file of rows', () => {
  it('is read in UTF-8 with and without a mark, in UTF-16 and in GB18030', async () => {
    expect(await cellsOf('姓名\n王\n')).toEqual({ encoding: 'utf-8', cells: [['姓名'], ['王']] })
    expect(await cellsOf('\uFEFF姓名\n王\n')).toEqual({ encoding: 'utf-8', cells: [['姓名'], ['王']] })
    expect(await cellsOf(utf16('姓名\t1\n王\t2\n'))).toEqual({
      encoding: 'utf-16le',
      cells: [
        ['姓名', '1'],
        ['王', '2'],
      ],
    })
    expect(await cellsOf(GB)).toEqual({ encoding: 'gb18030', cells: [['姓名'], ['王']] })
  })
  it('in no encoding that we know is refused', async () => {
    await expect(cellsOf(new Uint8Array([0x61, 0xff, 0xff, 0x0a]))).rejects.toThrow('unknown-encoding')
  })
  it("may be Excel's own, with semicolons, its separator line and quotes over two lines", async () => {
    expect((await cellsOf('sep=;\r\na;b\r\n"x\ny";2\r\n')).cells).toEqual([
      ['a', 'b'],
      ['x\ny', '2'],
    ])
  })
  it('keeps a formula as text and takes back what an export neutralised', async () => {
    expect((await cellsOf("a,b\n=1+1,'=1+1\n")).cells?.[1]).toEqual(['=1+1', '=1+1'])
  })
  it('says which row its end was cut off in', async () => {
    const { sheets } = await readTableFile(file('a,b\n1,"cut'))
    expect(sheets[0]?.rows.map(({ isBroken }) => isBroken)).toEqual([false, true])
  })
  it('with a quotation mark that is not closed loses that line alone', async () => {
    const { sheets } = await readTableFile(
      file('id,name,username\nS1,"a\nb",x\nS92,"未关引号,,student.s92\nS93,Mia,m\nS94,"Leo",l\n'),
    )
    expect(sheets[0]?.rows).toEqual([
      { line: 1, cells: ['id', 'name', 'username'], isBroken: false },
      { line: 2, cells: ['S1', 'a\nb', 'x'], isBroken: false },
      { line: 3, cells: ['S92', '未关引号', '', 'student.s92'], isBroken: true },
      { line: 4, cells: ['S93', 'Mia', 'm'], isBroken: false },
      { line: 5, cells: ['S94', 'Leo', 'l'], isBroken: false },
    ])
  })
  it('of 200 columns, and of more than 20,000 rows, is refused', async () => {
    await expect(cellsOf(`${Array.from({ length: 200 }, (_, index) => `c${index}`).join(',')}\n`)).rejects.toThrow(
      'too-many-columns',
    )
    await expect(cellsOf('a\n'.repeat(20_001))).rejects.toThrow('too-many-rows')
  })
})

it('a time of the day in a workbook is read as a time', async () => {
  const { default: writeExcel } = await import('write-excel-file/universal')
  const sheet = [[{ value: 'time' }], [{ value: new Date('1899-12-30T18:30:00Z'), type: Date, format: 'hh:mm' }]]
  const workbook = new Uint8Array(await (await writeExcel(sheet).toBlob()).arrayBuffer())
  expect((await cellsOf(workbook)).cells).toEqual([['time'], ['18:30']])
})

describe('an archive of rows', () => {
  it('is read as OneRoster by the names of its files', async () => {
    const zip = zipSync({ 'users.csv': strToU8('sourcedId,role\nu1,student\n'), 'notes.txt': strToU8('x') })
    expect(await readTableFile(file(zip))).toMatchObject({ format: 'oneroster', sheets: [{ name: 'users' }] })
  })
  it('that unpacks to more than it may is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'users.csv': new Uint8Array(130 * 1024 * 1024) }, { level: 9 })
    await expect(readTableFile(file(bomb))).rejects.toThrow('too-large')
  })
  it('with a password, and one that is none, is refused', async () => {
    await expect(cellsOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]))).rejects.toThrow('encrypted')
    await expect(cellsOf(strToU8('PK nothing'))).rejects.toThrow('broken')
  })
})
