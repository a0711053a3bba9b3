/** What parents write in English for a wish: in the words of `wishInWords`, and ways to say it with bars between them. */
export const EVERYDAY_WAYS_EN: readonly (readonly [wish: string, ways: string])[] = [
  [
    "pose maya stand",
    "Maya stands there | Maya should be standing | Maya on her feet | let Maya stand up | Maya is standing up straight | have Maya stand | Maya just stands around",
  ],
  [
    "pose maya walk",
    "Maya is walking | Maya goes for a walk | Maya strolling along | Maya taking Bruno for a walk | let Maya walk | Maya is on her way | Maya steps forward | Maya is out for a stroll | Maya hikes",
  ],
  [
    "pose maya run",
    "Maya runs | Maya is running fast | Maya sprinting | Maya dashes off | Maya should be racing along | make Maya run | Maya rushing | Maya hurries along | Maya in a hurry | Maya's running away",
  ],
  [
    "pose maya jump",
    "Maya jumps | Maya mid-air | Maya leaping | Maya hops | Maya is skipping rope | Maya should jump for joy | Maya bouncing | Maya does a jump | Maya jumping high | Maya doing star jumps",
  ],
  [
    "pose maya sit",
    "Maya sits | Maya sitting on the floor | Maya takes a seat | Maya cross-legged | Maya is seated | get Maya to sit | Maya should sit down | Maya sat on a bench | Maya sits in the grass | Maya squats down on her bottom",
  ],
  [
    "pose maya lie",
    "Maya lies in the grass | Maya lying down | Maya on her back | Maya flat on her tummy | Maya stretched out | Maya should lie down | Maya lounging | Maya resting on the blanket | Maya lying on her belly",
  ],
  [
    "pose maya sleep",
    "Maya sleeps | Maya asleep | Maya fast asleep | Maya has fallen asleep | Maya taking a nap | Maya snoozing | Maya is dreaming | Maya dozing | put Maya to sleep | Maya with her eyes closed | Maya snoring | Maya nods off",
  ],
  [
    "pose maya wave",
    "Maya waves | Maya waving | Maya waves hello | Maya says goodbye | Maya waving her hand | Maya gives a wave | Maya should wave | Maya greeting someone | Maya waves her arm",
  ],
  [
    "pose maya cheer",
    "Maya cheers | Maya with her arms up | Maya throws her arms in the air | Maya celebrating | Maya clapping | Maya jubilant | Maya shouting hooray | Maya raising both hands | Maya with both arms raised",
  ],
  [
    "pose maya point",
    "Maya points | Maya pointing at something | Maya points with her finger | Maya pointing to the left | Maya pointing upwards | Maya shows the way",
  ],
  [
    "pose maya reach",
    "Maya reaches out | Maya reaching up | Maya stretches out her hand | Maya reaching for something | Maya tries to grab it | Maya with outstretched arms | Maya grabbing for it | Maya stretches up",
  ],
  [
    "pose maya read",
    "Maya reads | Maya reading a book | Maya with her nose in a book | Maya is reading | Maya looking at a picture book | Maya reads aloud | Maya is studying",
  ],
  [
    "pose maya think",
    "Maya thinks | Maya is thinking hard | Maya lost in thought | Maya wondering | Maya scratching her head | Maya with her chin in her hand | Maya pondering | Maya daydreaming | Maya thoughtful",
  ],
  [
    "pose maya shy",
    "Maya hides her face | Maya hiding behind her hands | Maya covers her eyes | Maya covering her face | Maya peeks through her fingers | Maya buries her face in her hands",
  ],
  [
    "pose maya fly",
    "Maya flies | Maya flying | Maya soaring | Maya floating in the air | Maya gliding | Maya hovers | let Maya fly through the sky | Maya is up in the air flying | Maya whooshing through the air",
  ],
  [
    "pose maya swim",
    "Maya swims | Maya swimming | Maya in the water | Maya paddling | Maya diving | Maya splashing around | Maya snorkelling | Maya has a swim | Maya floating in the water",
  ],
  [
    "pose maya hug",
    "Maya hugs Bruno | Maya cuddling Bruno | Maya with her arms around Bruno | Maya gives Bruno a hug | Maya embraces Bruno | Maya snuggling Bruno | Maya squeezes Bruno tight | Maya holds Bruno close | Maya wraps her arms around Bruno",
  ],
  [
    "pose maya dance",
    "Maya dances | Maya dancing | Maya twirling | Maya spins around | Maya does a little dance | Maya doing ballet | Maya is waltzing | Maya doing pirouettes | Maya whirling about",
  ],
  [
    "pose maya kneel",
    "Maya kneels | Maya kneeling | Maya on her knees | Maya crouching | Maya squatting | Maya down on one knee | Maya bends down | Maya on all fours | Maya crawling | Maya ducks",
  ],
  [
    "pose maya climb",
    "Maya climbs | Maya climbing | Maya climbing up | Maya clambers up | Maya scrambling up | Maya climbs a tree | Maya halfway up the tree | Maya is climbing a ladder",
  ],
  [
    "pose maya push",
    "Maya pushes | Maya pushing | Maya shoves the box | Maya rolling the ball | Maya gives a push | Maya pushing a wheelbarrow",
  ],
  [
    "pose maya tiptoe",
    "Maya tiptoes | Maya on tiptoe | Maya sneaking | Maya creeping along | Maya sneaks up | Maya walks on her toes | Maya prowling | Maya on the tips of her toes",
  ],
  [
    "pose maya carry",
    "Maya carries a basket | Maya carrying a basket | Maya lugging a basket | Maya hauls a basket | Maya with a basket in her arms carrying it",
  ],
  [
    "pose maya whisper",
    "Maya whispers | Maya whispering | Maya telling a secret | Maya whispers in Bruno's ear | Maya murmurs something | Maya tells Bruno a secret",
  ],
  [
    "pose maya hold-hands",
    "Maya and grandma hold hands | Maya and grandma hand in hand | Maya holding grandma's hand | Maya takes grandma by the hand | Maya and grandma holding hands",
  ],
  [
    "pose maya look-back",
    "Maya looks back | Maya looking over her shoulder | Maya glances back | Maya turns her head back | Maya looks behind her",
  ],
  [
    "pose maya gaze",
    "Maya from behind | Maya with her back to us | Maya facing away | we see Maya from the back | Maya turned away | Maya seen from behind | only Maya's back | Maya looking away from us",
  ],
  [
    "mood maya happy",
    "Maya happy | Maya smiles | Maya smiling | give Maya a smile | Maya looks pleased | Maya is glad | Maya beaming | a happy face for Maya | Maya in a good mood | put a smile on Maya's face | Maya should look happier | cheer Maya up",
  ],
  [
    "mood maya joyful",
    "Maya laughs | Maya laughing | Maya giggling | Maya overjoyed | Maya is thrilled | Maya having fun | Maya joyful | Maya delighted | Maya bursting with joy | Maya cracking up | Maya excited",
  ],
  [
    "mood maya curious",
    "Maya curious | Maya looks curious | Maya interested | Maya intrigued | Maya fascinated | a curious Maya | Maya looking inquisitive",
  ],
  [
    "mood maya surprised",
    "Maya surprised | Maya amazed | Maya astonished | Maya can't believe her eyes | Maya with her mouth open | Maya in awe | Maya shocked | Maya startled | a surprised look for Maya | Maya speechless | Maya gobsmacked | Maya wide-eyed",
  ],
  [
    "mood maya sad",
    "Maya sad | Maya cries | Maya crying | Maya in tears | Maya unhappy | Maya looks down | Maya miserable | Maya upset | Maya weeping | Maya sobbing | Maya close to tears | a sad Maya | Maya disappointed | Maya heartbroken",
  ],
  [
    "mood maya scared",
    "Maya scared | Maya afraid | Maya frightened | Maya terrified | Maya trembling | Maya worried | Maya anxious | Maya nervous | Maya is scared stiff | Maya shaking with fear | Maya looks fearful",
  ],
  [
    "mood maya determined",
    "Maya determined | Maya brave | Maya courageous | Maya confident | Maya looks serious | Maya concentrating | Maya resolute | Maya looks bold | Maya focused | Maya fearless",
  ],
  [
    "mood maya sleepy",
    "Maya sleepy | Maya tired | Maya yawning | Maya yawns | Maya exhausted | Maya drowsy | Maya can hardly keep her eyes open | Maya worn out | Maya rubbing her eyes | Maya dead tired | Maya weary",
  ],
  [
    "mood maya proud",
    "Maya proud | Maya looks proud | Maya proud as a peacock | Maya full of pride | Maya proudly | Maya triumphant | Maya pleased with herself | Maya is proud of herself",
  ],
  [
    "mood maya calm",
    "Maya calm | Maya relaxed | Maya peaceful | Maya at ease | Maya serene | Maya quiet | Maya calmer | calm Maya down | Maya content and relaxed | Maya chilled out",
  ],
  [
    "mood maya shy",
    "Maya shy | Maya bashful | Maya blushing | Maya embarrassed | Maya timid | Maya looks shyly | Maya goes red | Maya feeling shy | a shy Maya",
  ],
  [
    "mood maya angry",
    "Maya angry | Maya cross | Maya mad | Maya furious | Maya grumpy | Maya annoyed | Maya frowning | Maya sulking | Maya in a bad mood | Maya stamping her foot | an angry face for Maya | Maya scowls | Maya pouting | Maya livid",
  ],
  [
    "mood maya cheeky",
    "Maya cheeky | Maya naughty | Maya mischievous | Maya grinning | Maya winking | Maya smirking | Maya sticks out her tongue | Maya pulling a face | Maya is up to something | Maya playful | Maya with a cheeky grin | Maya being silly",
  ],
  [
    "hour dawn",
    "at dawn | early in the morning | sunrise | at daybreak | the sun is coming up | first light | in the morning | as the sun rises | crack of dawn | morning light | a fresh morning | it's early",
  ],
  [
    "hour day",
    "in the daytime | by day | at noon | midday | make it day | daylight please | in the middle of the day | afternoon | lunchtime | during the day | it should be light out | broad daylight",
  ],
  [
    "hour sunset",
    "at sunset | in the evening | dusk | the sun is going down | evening light | twilight | golden hour | at nightfall | the sun sets | an evening sky | late afternoon | before bed in the evening | when the sun goes down",
  ],
  [
    "hour night",
    "at night | make it night | nighttime | midnight | after dark | in the dark | under the stars | by moonlight | late at night | it's dark out | in the middle of the night | bedtime | pitch dark | a starry night",
  ],
  [
    "weather clear",
    "sunny | clear sky | blue sky | no clouds | nice weather | sunshine | the sun is shining | the rain has stopped | dry weather | lovely weather | make it sunny | fine weather | the sun comes out",
  ],
  [
    "weather rain",
    "rain | it's raining | rainy | drizzle | pouring rain | a shower | wet weather | raindrops | it's pouring | bucketing down | thunderstorm | a rainy day | it should rain | storm | raining cats and dogs",
  ],
  [
    "weather snow",
    "snow | it's snowing | snowy | snowflakes falling | winter | covered in snow | a blizzard | snowfall | white with snow | let it snow | wintry | frosty and snowy | a snowstorm",
  ],
  [
    "weather wind",
    "windy | a strong wind | wind | breezy | a gale | a storm wind | a gust of wind | the wind blows | blustery | stormy wind | a stiff breeze",
  ],
  ["weather fog", "foggy | fog | mist | misty | hazy | a thick fog | wrapped in mist | murky | clouds of mist | haze"],
  [
    "place EnchantedForest",
    "in the forest | in the woods | among the trees | a clearing | by a stream | in the jungle | on a meadow | at the lake | by the river | under the trees | in a wood | in the mountains | a magical forest | in the wilderness | by the waterfall | in a field of flowers",
  ],
  [
    "place SmallVillage",
    "in the village | on a farm | in the garden | on the village square | in the street | at the market | in the backyard | in a small town | on the playground | in the countryside | at home | in an orchard | in the park",
  ],
  [
    "place MedievalCastle",
    "at the castle | in a castle | in the throne room | a palace | a fortress | in a knight's castle | on the castle tower | a royal court | in the king's hall",
  ],
  [
    "place DesertedIsland",
    "on the beach | on an island | at the seaside | by the sea | on a desert island | under palm trees | at the shore | on the coast | a tropical island | in the sand by the sea | on the sea",
  ],
  [
    "place UnderwaterKingdom",
    "under water | underwater | at the bottom of the sea | a coral reef | under the sea | with the fishes in the deep | deep in the ocean | on the sea bed | in the ocean | in a mermaid's palace",
  ],
  [
    "place SpaceColony",
    "in space | on the moon | on a space station | on another planet | in a rocket ship | in outer space | on mars | among the stars in space | in a spaceship | floating in space | in the universe",
  ],
  [
    "place FuturisticMetropolis",
    "in the city | a big city | among skyscrapers | in a modern city | in a city of the future | downtown | a metropolis | in town between the high-rises | in a futuristic city | in the city centre",
  ],
  [
    "place ToyTown",
    "in toy town | in a toy shop | at the funfair | in a toy world | at the carnival | in the toy room | in a town of toys | at the amusement park | on a merry-go-round | in a playroom",
  ],
  [
    "room bedroom",
    "in the bedroom | in her room | in bed | in the nursery | in the kids' room | tucked up in bed | at bedtime in her room | in the sleeping chamber | in a child's bedroom",
  ],
  [
    "room kitchen",
    "in the kitchen | at the kitchen table | at the stove | in the dining room | baking in the kitchen | at the breakfast table | by the oven",
  ],
  [
    "room workshop",
    "in the workshop | in the garage | in a shed | in the tool shed | in dad's workshop | at the workbench | in a laboratory | in the studio",
  ],
  [
    "room cave",
    "in a cave | inside a cave | in a cavern | in a grotto | in the dragon's den | in a dark cave | underground | in a tunnel",
  ],
  [
    "room cabin",
    "in a ship's cabin | below deck | inside the ship | in the captain's cabin | on board a ship | in the cabin | inside a boat | on a pirate ship",
  ],
  [
    "shot close",
    "closer | close-up | zoom in | from up close | get closer | show her face | a portrait | bigger in the picture | nearer please | I want to see their faces | too far away | they're so tiny | go nearer | closer to Maya | larger please | can't see them well | they're too small",
  ],
  [
    "shot wide",
    "zoom out | from far away | farther away | show everything | a wide shot | the whole scene | step back | I want to see more around them | panorama | too close | smaller please | bird's-eye view | show more of the surroundings | from a distance | they're too big | you only see their heads",
  ],
  [
    "shot medium",
    "medium shot | not too close and not too far | from the waist up | half-length | a normal distance | mid distance",
  ],
];
