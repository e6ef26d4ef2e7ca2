import type { Words } from '../ui-text/words.ts'

export interface FilePickerWords {
  choose: (isMany: boolean) => string
  orDrop: string
  drop: string
  /** Names the limits: kinds, count, size; parts that have no limit are empty. */
  limits: (kinds: string, count: number, size: string) => string
  remove: (name: string) => string
  retry: (name: string) => string
  added: (count: number) => string
  removed: (name: string) => string
  done: string
  uploading: (name: string) => string
  wrongKind: (name: string, kinds: string) => string
  tooLarge: (name: string, size: string) => string
  isEmpty: (name: string) => string
  tooMany: (name: string, count: number) => string
  isThere: (name: string) => string
}

export const filePickerWords: Words<FilePickerWords> = {
  'en-US': {
    choose: (isMany) => (isMany ? 'Choose files' : 'Choose a file'),
    orDrop: 'or drop or paste here',
    drop: 'Drop to add',
    limits: (kinds, count, size) =>
      [kinds, count > 1 && `up to ${count} files`, size && `up to ${size}${count > 1 ? ' each' : ''}`]
        .filter(Boolean)
        .join(', '),
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Retry ${name}`,
    added: (count) => (count === 1 ? '1 file added' : `${count} files added`),
    removed: (name) => `${name} removed`,
    done: 'Done',
    uploading: (name) => `Uploading ${name}`,
    wrongKind: (name, kinds) => `${name} isn’t a supported type. Choose ${kinds}.`,
    tooLarge: (name, size) => `${name} is larger than ${size}. Choose a smaller file.`,
    isEmpty: (name) => `${name} is empty. Check that it’s the right file.`,
    tooMany: (name, count) => `${name} wasn’t added. You can add up to ${count} files.`,
    isThere: (name) => `${name} has already been added.`,
  },
  'zh-CN': {
    choose: () => '选择文件',
    orDrop: '或拖放、粘贴到这里',
    drop: '松开即可添加',
    limits: (kinds, count, size) =>
      [kinds, count > 1 && `最多 ${count} 个文件`, size && `${count > 1 ? '每个' : ''}不超过 ${size}`]
        .filter(Boolean)
        .join('，'),
    remove: (name) => `移除 ${name}`,
    retry: (name) => `重新上传 ${name}`,
    added: (count) => `已添加 ${count} 个文件`,
    removed: (name) => `已移除 ${name}`,
    done: '已完成',
    uploading: (name) => `正在上传 ${name}`,
    wrongKind: (name, kinds) => `不支持“${name}”的格式，请选择 ${kinds}。`,
    tooLarge: (name, size) => `“${name}”超过 ${size}，请选择小一些的文件。`,
    isEmpty: (name) => `“${name}”是空文件，请确认是否选错。`,
    tooMany: (name, count) => `“${name}”未添加，最多可添加 ${count} 个文件。`,
    isThere: (name) => `“${name}”已经添加过了。`,
  },
  'ja-JP': {
    choose: () => 'ファイルを選ぶ',
    orDrop: 'またはここにドロップ・貼り付け',
    drop: 'ドロップして追加',
    limits: (kinds, count, size) =>
      [kinds, count > 1 && `最大 ${count} 件`, size && `${count > 1 ? '1 件 ' : ''}${size} まで`]
        .filter(Boolean)
        .join('、'),
    remove: (name) => `${name}を削除`,
    retry: (name) => `${name}を再送信`,
    added: (count) => `${count} 件追加しました`,
    removed: (name) => `${name}を削除しました`,
    done: '完了',
    uploading: (name) => `${name}をアップロード中`,
    wrongKind: (name, kinds) => `「${name}」の形式には対応していません。${kinds}を選んでください。`,
    tooLarge: (name, size) => `「${name}」は ${size} を超えています。小さいファイルを選んでください。`,
    isEmpty: (name) => `「${name}」は空のファイルです。正しいファイルか確認してください。`,
    tooMany: (name, count) => `「${name}」は追加されませんでした。追加できるのは最大 ${count} 件です。`,
    isThere: (name) => `「${name}」はすでに追加されています。`,
  },
}
