/** Names the lessons of the demo's first three courses in the languages of readers, by their Chinese name. */
import { named, type Named } from './demo-names.ts'

const LESSONS: Readonly<Record<string, Named>> = {
  '第一课 你好': named('Dì yī kè Nǐ hǎo', 'Lesson 1 Hello', '第1課 こんにちは'),
  '第二课 谢谢你': named('Dì èr kè Xièxie nǐ', 'Lesson 2 Thank you', '第2課 ありがとう'),
  '第三课 你叫什么名字': named(
    'Dì sān kè Nǐ jiào shénme míngzi',
    'Lesson 3 What’s your name?',
    '第3課 お名前は何ですか',
  ),
  '第四课 她是我的汉语老师': named(
    'Dì sì kè Tā shì wǒ de Hànyǔ lǎoshī',
    'Lesson 4 She is my Chinese teacher',
    '第4課 彼女は私の中国語の先生です',
  ),
  '第五课 她女儿今年二十岁': named(
    'Dì wǔ kè Tā nǚ’ér jīnnián èrshí suì',
    'Lesson 5 Her daughter is twenty this year',
    '第5課 彼女の娘は今年二十歳です',
  ),
  '第六课 我会说汉语': named(
    'Dì liù kè Wǒ huì shuō Hànyǔ',
    'Lesson 6 I can speak Chinese',
    '第6課 私は中国語が話せます',
  ),
  '第七课 今天几号': named('Dì qī kè Jīntiān jǐ hào', 'Lesson 7 What’s the date today?', '第7課 今日は何日ですか'),
  '第八课 我想喝茶': named('Dì bā kè Wǒ xiǎng hē chá', 'Lesson 8 I’d like some tea', '第8課 お茶が飲みたいです'),
  '第九课 你儿子在哪儿工作': named(
    'Dì jiǔ kè Nǐ érzi zài nǎr gōngzuò',
    'Lesson 9 Where does your son work?',
    '第9課 息子さんはどこで働いていますか',
  ),
  '第十课 我能坐这儿吗': named(
    'Dì shí kè Wǒ néng zuò zhèr ma',
    'Lesson 10 May I sit here?',
    '第10課 ここに座ってもいいですか',
  ),
  '第十一课 现在几点': named('Dì shíyī kè Xiànzài jǐ diǎn', 'Lesson 11 What time is it now?', '第11課 今何時ですか'),
  '第十二课 明天天气怎么样': named(
    'Dì shí’èr kè Míngtiān tiānqì zěnmeyàng',
    'Lesson 12 What will the weather be like tomorrow?',
    '第12課 明日の天気はどうですか',
  ),
  '第一课 九月去北京旅游最好': named(
    'Dì yī kè Jiǔ yuè qù Běijīng lǚyóu zuì hǎo',
    'Lesson 1 September is the best time to visit Beijing',
    '第1課 北京旅行は九月が一番です',
  ),
  '第二课 我每天六点起床': named(
    'Dì èr kè Wǒ měi tiān liù diǎn qǐchuáng',
    'Lesson 2 I get up at six every day',
    '第2課 私は毎日六時に起きます',
  ),
  '第三课 左边那个红色的是我的': named(
    'Dì sān kè Zuǒbian nàge hóngsè de shì wǒ de',
    'Lesson 3 The red one on the left is mine',
    '第3課 左の赤いのが私のです',
  ),
  '第四课 这个工作是他帮我介绍的': named(
    'Dì sì kè Zhège gōngzuò shì tā bāng wǒ jièshào de',
    'Lesson 4 He helped me find this job',
    '第4課 この仕事は彼が紹介してくれました',
  ),
  '第五课 就买这件吧': named(
    'Dì wǔ kè Jiù mǎi zhè jiàn ba',
    'Lesson 5 Let’s take this one',
    '第5課 これを買いましょう',
  ),
  '第六课 你怎么不吃了': named(
    'Dì liù kè Nǐ zěnme bù chī le',
    'Lesson 6 Why aren’t you eating anymore?',
    '第6課 どうしてもう食べないの',
  ),
  '第七课 你家离公司远吗': named(
    'Dì qī kè Nǐ jiā lí gōngsī yuǎn ma',
    'Lesson 7 Do you live far from the office?',
    '第7課 家は会社から遠いですか',
  ),
  '第八课 让我想想再告诉你': named(
    'Dì bā kè Ràng wǒ xiǎngxiang zài gàosu nǐ',
    'Lesson 8 Let me think about it first',
    '第8課 少し考えてから答えます',
  ),
  '第九课 题太多，我没做完': named(
    'Dì jiǔ kè Tí tài duō, wǒ méi zuòwán',
    'Lesson 9 There were too many questions to finish',
    '第9課 問題が多すぎて終わりませんでした',
  ),
  '第十课 别找手机了，在桌子上呢': named(
    'Dì shí kè Bié zhǎo shǒujī le, zài zhuōzi shang ne',
    'Lesson 10 Your phone is on the desk',
    '第10課 携帯なら机の上にありますよ',
  ),
  '第一课 周末你有什么打算': named(
    'Dì yī kè Zhōumò nǐ yǒu shénme dǎsuan',
    'Lesson 1 What are your plans for the weekend?',
    '第1課 週末の予定は何ですか',
  ),
  '第二课 他什么时候回来': named(
    'Dì èr kè Tā shénme shíhou huílái',
    'Lesson 2 When is he coming back?',
    '第2課 彼はいつ帰ってきますか',
  ),
  '第三课 桌子上放着很多饮料': named(
    'Dì sān kè Zhuōzi shang fàngzhe hěn duō yǐnliào',
    'Lesson 3 There are lots of drinks on the table',
    '第3課 机の上に飲み物がたくさんあります',
  ),
  '第四课 她总是笑着跟客人说话': named(
    'Dì sì kè Tā zǒngshì xiàozhe gēn kèrén shuōhuà',
    'Lesson 4 She always smiles when she talks to guests',
    '第4課 彼女はいつも笑顔でお客さんと話します',
  ),
  '第五课 我最近越来越胖了': named(
    'Dì wǔ kè Wǒ zuìjìn yuèláiyuè pàng le',
    'Lesson 5 I’ve been gaining weight lately',
    '第5課 最近ますます太ってきました',
  ),
  '第六课 怎么突然找不到了': named(
    'Dì liù kè Zěnme tūrán zhǎo bu dào le',
    'Lesson 6 Why can’t I find it all of a sudden?',
    '第6課 どうして急に見つからなくなったの',
  ),
  '第七课 我跟她都认识五年了': named(
    'Dì qī kè Wǒ gēn tā dōu rènshi wǔ nián le',
    'Lesson 7 I’ve known her for five years',
    '第7課 彼女とはもう五年の付き合いです',
  ),
  '第八课 你去哪儿我就去哪儿': named(
    'Dì bā kè Nǐ qù nǎr wǒ jiù qù nǎr',
    'Lesson 8 I’ll go wherever you go',
    '第8課 あなたが行く所へ私も行きます',
  ),
}

/** Returns the name with those of other languages, where it has any. */
export const namedLesson = (name: string): { name: string } & Partial<Named> => ({ name, ...LESSONS[name] })
