import type { PictureWords } from './en-US.ts'

export const zhCN: PictureWords = {
  picture: '发送图片',
  pictureTitle: '把这张图片发给所有人？',
  pictureCaption: '说明（可不填）',
  pictureSend: '发送',
  pictureSending: '正在发送：{percent}%',
  pictureNone: '“{name}”不是图片。请选择 JPG 或 PNG 文件。',
  pictureLarge: '“{name}”超过 10 MB，请选择小一点的图片。',
  pictureOffline: '图片没有发送成功，请检查网络后重试。',
  pictureRefused: '图片没有保存成功，可能存储空间已满。',
  pictureNoFiles: '发送图片需要连接服务器的课堂。',
  pictureOf: '{name}发的图片',
  pictureOpen: '打开{name}发的图片',
  pictureFailed: '图片加载失败。',
  pictureRetry: '重试',
  pictureCancel: '取消',
}
