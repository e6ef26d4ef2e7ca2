/** A text that stands around a character, or a question about it. */
type Context = RegExp | ((text: string) => boolean)

/** A reading that depends on what stands around a character. The first one that fits wins. */
export interface ContextReading {
  hanzi: string
  reading: string
  /** What the text before must end with. */
  before?: Context
  /** What the text behind must begin with. */
  after?: Context
  /** Says in the form of `before` and `after` what must not be there. */
  notBefore?: Context
  notAfter?: Context
  /** A case for it. */
  example: string
}

/** Verbs and adjectives of one character, and the last characters of common longer ones. */
const verbs =
  '说写跑走唱跳吃喝来去做玩学看听笑哭累忙长变过用买卖讲画打踢游骑开飞站坐穿拿记认教干处起住冷热快慢大小多少贵疼病下上进出刮睡洗扫搬找等收放抱读' +
  '念答解考演跟赢输骂吵聊谈想爱恨怕急饿渴困高胖瘦美早晚远近好坏准对错爬推拉提送发回忘受免办动装改离忍猜合分弄算'
const longVerb =
  /(?:学习|工作|休息|准备|复习|练习|打扫|回答|介绍|生活|表现|发展|安排|解释|翻译|玩儿|[兴亮宜静楚净张快])$/u

export const isVerb = (character: string | undefined) => character !== undefined && verbs.includes(character)
const endsInVerb = (text: string) => isVerb([...text].at(-1)) || longVerb.test(text)
const endsInVerbAnd = (last: string) => (text: string) => last.includes(text.at(-1) ?? ' ') && isVerb(text.at(-2))
const endsInFall = (text: string) => isVerb(text.at(-1)) || /[摔跌推刮撞吹踢碰绊吓压晕昏]$/u.test(text)
const beginsWithVerb = (text: string) => isVerb(text.at(0))

const of = (hanzi: string, reading: string, rule: Omit<ContextReading, 'hanzi' | 'reading'>): ContextReading => ({
  hanzi,
  reading,
  ...rule,
})

// `(?!\p{Script=Han})` is where a phrase ends.
export const contextReadings: readonly ContextReading[] = [
  of('得', 'de', {
    before: endsInVerb,
    after: /^(?:了(?:[吗吧呢这那]|(?!\p{Script=Han})))/u,
    notBefore: /(?:[我你您他她它咱谁]|们|大家|自己)$/u,
    example: '你吃得了吗',
  }),
  of('得', 'dé', {
    after: /^(?:[了过第奖病分]|满分|[一二两三四五六七八九十百千万几半每多0-9０-９]+分|金牌|冠军)/u,
    notAfter: /^(?:分(?:开|手|成))/u,
    example: '他得了一百分',
  }),
  of('得', 'děi', {
    before: /(?:[我你您他她它咱谁们]|大家|自己|[还就也都必总可又只定时候天在])$/u,
    notBefore: /[记觉]$/u,
    notAfter: /^(?:[很真太挺]|非常|特别)/u,
    example: '我得走了',
  }),
  of('得', 'de', { before: endsInVerb, example: '他跑得很快' }),
  of('得', 'de', {
    after: /^(?:[很真太更最挺可越像比不好多快慢早晚]|非常|特别|十分|这么|那么|要命|厉害|怎么样|满|极)/u,
    example: '跑步跑累得要命',
  }),
  of('得', 'děi', { before: /\p{Script=Han}$/u, after: /^\p{Script=Han}/u, example: '这些钱得还' }),
  of('还', 'huán', {
    after: /^(?:[钱书债款车清]|给|得起|不起|不清)/u,
    notAfter: /^(?:给[我你他她]打|书[^的了回去店馆]{0,2}[没不])/u,
    example: '还钱',
  }),
  of('还', 'huán', {
    after: /^(?:了?(?:[我你您他她]|人家|别人|老师)们?(?:的|钱|书|(?!\p{Script=Han})))/u,
    example: '他还了我的书',
  }),
  of('还', 'huán', { after: /^(?:(?:了(?!\p{Script=Han})|(?!\p{Script=Han})))/u, example: '借东西要还' }),
  of('还', 'huán', {
    before: /(?:按时|准时|及时|提前|归|该|快去|借|怎么)$/u,
    after: /^(?:(?:[了的]|(?!\p{Script=Han})))/u,
    example: '按时还',
  }),
  of('的', 'dī', {
    before: /打$/u,
    after: /^(?:[去来回到过走吧吗费]|上[班学课]|出门|(?!\p{Script=Han}))/u,
    // A call or a ball that is played: 电话是他打的.
    notBefore: /(?:[是被谁所]|电话|[球牌架字针工伞]).{0,6}打$/u,
    example: '我打的去机场',
  }),
  of('长', 'zhǎng', {
    after: /^(?:[得大高出胖满]|成|在[^，。]{0,6}里)/u,
    notBefore: /(?:[太很真更最不越]|么)$/u,
    example: '他长得很高',
  }),
  of('长', 'zhǎng', { before: /(?:叶子|[草花树牙])$/u, after: /^[了着]/u, example: '草长了' }),
  of('了', 'liǎo', { before: endsInVerbAnd('不得'), notAfter: /^解/u, example: '吃不了' }),
  of('着', 'zháo', { before: endsInVerbAnd('不得没'), example: '睡不着' }),
  of('着', 'zháo', { before: /[睡找猜]$/u, after: /^(?:(?:了|(?!\p{Script=Han})))/u, example: '睡着了' }),
  of('觉', 'jiào', { before: /睡.{0,4}$/u, notAfter: /^得/u, example: '他睡了一觉' }),
  of('教', 'jiāo', {
    after:
      /^(?:[我你您他她它咱谁们]|大家|自己|学生|孩子|[汉英日法德俄]语|中文|数学|语文|音乐|体育|书|课|[过了得会给唱画教跳做写])/u,
    example: '他教我们汉语',
  }),
  of('教', 'jiāo', { before: /(?:谁|来|会|能|老师)$/u, after: /^(?!\p{Script=Han})/u, example: '谁来教' }),
  of('种', 'zhǒng', {
    before: /(?:[这那哪各两某此何]|[一二两三四五六七八九十百千万几半每多0-9０-９])$/u,
    example: '这种花',
  }),
  of('种', 'zhòng', {
    after: /^(?:[树花菜地田瓜果草豆着了过满上下]|水稻|小麦|玉米|粮食|庄稼)/u,
    example: '爷爷在种树',
  }),
  of('种', 'zhòng', { before: /(?:[难来去会在要想]|好|能)$/u, after: /^(?!\p{Script=Han})/u, example: '很难种' }),
  of('数', 'shǔ', { before: /数一?$/u, example: '数一数' }),
  of('数', 'shǔ', { after: /^(?:(?:一数|数|一下|不清|得清|到|[了着过](?:[一二两三几]|又|半)))/u, example: '数了两遍' }),
  of('数', 'shǔ', { before: /(?:从一|请|[来去再会能])$/u, notAfter: /^[学字量据]/u, example: '从一数到十' }),
  of('重', 'chóng', {
    after: /^(?:[写做来看听说唱走学读念装开建算修考选画发打播])/u,
    notBefore: /[很太多更最体]$/u,
    example: '请重写',
  }),
  of('只', 'zhī', {
    before: /(?:[一二两三四五六七八九十百千万几半每多0-9０-９]|[这那哪某])$/u,
    notAfter: /^[是有能好要会想]/u,
    example: '一只猫',
  }),
  of('好', 'hào', { before: /[他她我您你]$/u, after: /^(?:喝酒|吃|赌|色|面子|热闹|说大话)/u, example: '他好面子' }),
  of('中', 'zhòng', { after: /^(?:了?奖|了?毒|了?暑|计|弹|风|了[^，。]{0,3}奖)/u, example: '他中了奖' }),
  of('为', 'wéi', {
    before: /(?:[选成称改变分定视译取化作]|[认以]|拜[^，。]{1,4}|选[^，。]{1,4}|称[^，。]{1,4}|命名)$/u,
    example: '选他为班长',
  }),
  of('量', 'liáng', {
    after: /^(?:一下|一量|[了过]|体[温重]|身高|血压|尺寸|长短|着)/u,
    notBefore: /[质数重大力容产能流商]$/u,
    example: '量一下体温',
  }),
  of('干', 'gàn', {
    before: /(?:[想要在会能敢别肯]|怎么|继续|一起|白)$/u,
    notAfter: /^[净杯燥脆旱]/u,
    example: '他想干什么',
  }),
  of('干', 'gàn', {
    after: /^(?:[得过完着起]|什么|一[天件番场]|了[一半两三很多]|这|那)/u,
    notAfter: /^净/u,
    example: '干了一天',
  }),
  of('空', 'kòng', {
    before: /(?:[有没抽得])$/u,
    after: /^(?:(?:儿|吗|(?!\p{Script=Han})|的时候|来|去|再))/u,
    example: '有空吗',
  }),
  of('倒', 'dào', {
    before: /把[^，。]{1,6}$/u,
    after: /^(?:[了掉出进光在])/u,
    notBefore: /[摔跌打推刮撞吹踢碰绊拉吓压]$/u,
    example: '把水倒了',
  }),
  of('倒', 'dào', {
    after: /^(?:了?[一半两三][杯碗壶瓶点]|[水茶酒汤奶油着过]|咖啡|垃圾|牛奶|车)/u,
    example: '倒一杯水',
  }),
  of('倒', 'dǎo', { before: endsInFall, example: '摔倒了' }),
  of('背', 'bēi', {
    after: /^(?:(?:[着包起]|书包|得动|不动|了?[一个]+(?:包|书包)|[我你他她]|孩子))/u,
    example: '背着书包',
  }),
  of('转', 'zhuàn', { before: /[绕围][^，。]{0,6}$/u, example: '绕着太阳转' }),
  of('转', 'zhuàn', { after: /^(?:圈|一?转|来转去|个?不停|了[一几两]圈|动)/u, example: '转了一圈' }),
  of('转', 'zhuàn', { before: /不停地$/u, example: '不停地转' }),
  of('弹', 'tán', {
    after: /^(?:[琴得着了过]|钢琴|吉他|古筝|一首|一曲|起)/u,
    notBefore: /[子炸导炮]$/u,
    example: '弹钢琴',
  }),
  of('调', 'diào', { after: /^(?:(?:[到去走往]|来(?:的|了|这)))/u, notBefore: /空$/u, example: '他调到上海' }),
  of('调', 'diào', { before: /[声升降语音曲]$/u, example: '第四声是降调' }),
  of('调', 'tiáo', { before: /(?:空|烹|协|失)$/u, example: '空调' }),
  of('调', 'tiáo', { after: /^(?:一[调下点]|[好整高低大小味料])/u, example: '调一下声音' }),
  of('切', 'qiē', {
    after: /^(?:[开成菜肉了一]|水果|西瓜|蛋糕|苹果)/u,
    notBefore: /[一亲密急]$/u,
    example: '把苹果切开',
  }),
  of('看', 'kān', {
    before: /(?:在家|帮我|帮忙|替我|要|人|来)$/u,
    after: /^(?:(?:孩子|家|门|小孩|行李|包|[弟妹]{2})(?:$|[，。！？了吧]))/u,
    example: '奶奶在家看孩子',
  }),
  of('朝', 'cháo', { after: /^(?:[东西南北前后左右着我你他她这那]|鲜|代|阳区)/u, example: '窗户朝南' }),
  of('当', 'dàng', { before: /把[^，。]{1,6}$/u, notAfter: /^[时然地年]/u, example: '把他当朋友' }),
  of('盛', 'chéng', { after: /^(?:[饭汤菜]|了?[一半两三几][碗盘勺]|点)/u, example: '盛一碗饭' }),
  of('场', 'cháng', {
    before: /[一二两三四五六七八九十百千万几半每多0-9０-９]$/u,
    after: /^(?:[大小暴]?[雨雪病梦风火]|战争|灾难|误会|空欢喜)/u,
    example: '一场大雨',
  }),
  of('称', 'chēng', { after: /^(?:一[下称]|了|重)/u, example: '称一下苹果' }),
  of('落', 'là', { before: /(?:[忘丢把][^，。]{1,5})$/u, after: /^在/u, example: '把书落在家里' }),
  of('系', 'jì', { after: /^(?:[好上着紧]|鞋带|领带|安全带)/u, notBefore: /[联关]$/u, example: '系好安全带' }),
  of('圈', 'juàn', { before: /[猪羊牛]$/u, example: '猪圈' }),
  of('薄', 'báo', { before: /(?:[很太更最真]|么)$/u, example: '这本书很薄' }),
  of('血', 'xiě', { before: /[流出]$/u, after: /^(?:(?:了|(?!\p{Script=Han})))/u, example: '流血了' }),
  of('地', 'de', { before: /(\p{Script=Han})\1$/u, notAfter: /^[方铁球图]/u, example: '慢慢地走' }),
  of('地', 'de', {
    before:
      /(?:不停|不断|高兴|认真|努力|仔细|小心|安静|大声|小声|清楚|快乐|热情|生气|着急|难过|激动|奇怪|很快|积极|主动|勇敢|轻松|顺利|简单|自由|好奇|愉快|兴奋|耐心|悄悄)$/u,
    notAfter: /^(?:(?:[方铁球图]|(?!\p{Script=Han})))/u,
    example: '不停地说',
  }),
  of('地', 'de', {
    before: /\p{Script=Han}{2}$/u,
    after: beginsWithVerb,
    notBefore: /(?:[在这那的有块大天满遍各当外场工基本特土田两此陆内空目落就])$/u,
    notAfter: /^[上下]/u,
    example: '开心地笑了',
  }),
  of('单', 'shàn', {
    after: /^(?:老师|先生|女士|小姐|同学|教授|医生|校长|经理)/u,
    notBefore: /[简孤]$/u,
    example: '单老师',
  }),
  of('解', 'xiè', {
    after: /^(?:老师|先生|女士|小姐|同学|教授|医生|校长|经理)/u,
    notBefore: /[了理]$/u,
    example: '解老师',
  }),
  of('仇', 'qiú', { after: /^(?:老师|先生|女士|小姐|同学|教授|医生|校长|经理)/u, example: '仇先生' }),
  of('朴', 'piáo', { after: /^(?:老师|先生|女士|小姐|同学|教授|医生|校长|经理)/u, example: '朴同学' }),
  of('任', 'rén', {
    after: /^(?:老师|先生|女士|小姐|同学|教授|医生|校长|经理)/u,
    notBefore: /[班责信主]$/u,
    example: '任先生',
  }),
  of('曾', 'zēng', { after: /^(?:老师|先生|女士|小姐|同学|教授|医生|校长|经理)/u, example: '曾老师' }),
  of('任', 'rén', { before: /(?:姓|名叫)$/u, example: '我姓任' }),
  of('曾', 'zēng', { before: /(?:姓|[我他她]?叫)$/u, example: '我姓曾' }),
  of('单', 'shàn', { before: /(?:姓|[他她]叫)$/u, example: '他姓单' }),
  of('解', 'xiè', { before: /姓$/u, example: '她姓解' }),
  of('朴', 'piáo', { before: /姓$/u, example: '他姓朴' }),
  of('个', 'ge', { example: '三个' }),
  of('们', 'men', { example: '我们' }),
  of('么', 'me', { example: '什么' }),
  of('子', 'zi', { before: /\p{Script=Han}$/u, example: '桌子' }),
  of('的', 'de', { notBefore: /目$/u, notAfter: /^(?:确|士)/u, example: '我的' }),
]
