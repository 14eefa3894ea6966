Feature: f
  Scenario: s0
    Given clearing five holds 0
  Scenario: s1
    Given clearing five holds 1
  Scenario: s2
    Given clearing five holds 2
  Scenario: s3
    Given clearing five holds 3
  Scenario: s4
    Given clearing five holds 4
  Scenario: s5
    Given clearing five holds 5
  Scenario: s6
    Given clearing five holds 6
  Scenario: s7
    Given clearing five holds 7
  Scenario: s8
    Given clearing five holds 8
  Scenario: s9
    Given clearing five holds 9
  Scenario: s10
    Given clearing five holds 10
  Scenario: s11
    Given clearing five holds 11
  Scenario: s12
    Given clearing five holds 12
  Scenario: s13
    Given clearing five holds 13
  Scenario: s14
    Given clearing five holds 14
  Scenario: s15
    Given clearing five holds 15
  Scenario: s16
    Given clearing five holds 16
  Scenario: s17
    Given clearing five holds 17
  Scenario: s18
    Given clearing five holds 18
  Scenario: s19
    Given clearing five holds 19
  Scenario: s20
    Given clearing five holds 20
  Scenario: s21
    Given clearing five holds 21
  Scenario: s22
    Given clearing five holds 22
  Scenario: s23
    Given clearing five holds 23
  Scenario: s24
    Given clearing five holds 24
  Scenario: s25
    Given clearing five holds 25
  Scenario: s26
    Given clearing five holds 26
  Scenario: s27
    Given clearing five holds 27
  Scenario: s28
    Given clearing five holds 28
  Scenario: s29
    Given clearing five holds 29
  Scenario: s30
    Given clearing five holds 30
  Scenario: s31
    Given clearing five holds 31
  Scenario: s32
    Given clearing five holds 32
  Scenario: s33
    Given clearing five holds 33
  Scenario: s34
    Given clearing five holds 34
  Scenario: s35
    Given clearing five holds 35
  Scenario: s36
    Given clearing five holds 36
  Scenario: s37
    Given clearing five holds 37
  Scenario: s38
    Given clearing five holds 38
  Scenario: s39
    Given clearing five holds 39
  Scenario: s40
    Given clearing five holds 40
  Scenario: s41
    Given clearing five holds 41
  Scenario: s42
    Given clearing five holds 42
  Scenario: s43
    Given clearing five holds 43
  Scenario: s44
    Given clearing five holds 44
  Scenario: s45
    Given clearing five holds 45
  Scenario: s46
    Given clearing five holds 46
  Scenario: s47
    Given clearing five holds 47
  Scenario: s48
    Given clearing five holds 48
  Scenario: s49
    Given clearing five holds 49
  Scenario: s50
    Given clearing five holds 50
  Scenario: s51
    Given clearing five holds 51
  Scenario: s52
    Given clearing five holds 52
  Scenario: s53
    Given clearing five holds 53
  Scenario: s54
    Given clearing five holds 54
  Scenario: s55
    Given clearing five holds 55
  Scenario: s56
    Given clearing five holds 56
  Scenario: s57
    Given clearing five holds 57
  Scenario: s58
    Given clearing five holds 58
  Scenario: s59
    Given clearing five holds 59
  Scenario: s60
    Given clearing five holds 60
  Scenario: s61
    Given clearing five holds 61
  Scenario: s62
    Given clearing five holds 62
  Scenario: s63
    Given clearing five holds 63
  Scenario: s64
    Given clearing five holds 64
  Scenario: s65
    Given clearing five holds 65
  Scenario: s66
    Given clearing five holds 66
  Scenario: s67
    Given clearing five holds 67
  Scenario: s68
    Given clearing five holds 68
  Scenario: s69
    Given clearing five holds 69
  Scenario: s70
    Given clearing five holds 70
  Scenario: s71
    Given clearing five holds 71
  Scenario: s72
    Given clearing five holds 72
  Scenario: s73
    Given clearing five holds 73
  Scenario: s74
    Given clearing five holds 74
  Scenario: s75
    Given clearing five holds 75
  Scenario: s76
    Given clearing five holds 76
  Scenario: s77
    Given clearing five holds 77
  Scenario: s78
    Given clearing five holds 78
  Scenario: s79
    Given clearing five holds 79
  Scenario: s80
    Given clearing five holds 80
  Scenario: s81
    Given clearing five holds 81
  Scenario: s82
    Given clearing five holds 82
  Scenario: s83
    Given clearing five holds 83
  Scenario: s84
    Given clearing five holds 84
  Scenario: s85
    Given clearing five holds 85
  Scenario: s86
    Given clearing five holds 86
  Scenario: s87
    Given clearing five holds 87
  Scenario: s88
    Given clearing five holds 88
  Scenario: s89
    Given clearing five holds 89
  Scenario: s90
    Given clearing five holds 90
  Scenario: s91
    Given clearing five holds 91
  Scenario: s92
    Given clearing five holds 92
  Scenario: s93
    Given clearing five holds 93
  Scenario: s94
    Given clearing five holds 94
  Scenario: s95
    Given clearing five holds 95
  Scenario: s96
    Given clearing five holds 96
  Scenario: s97
    Given clearing five holds 97
  Scenario: s98
    Given clearing five holds 98
  Scenario: s99
    Given clearing five holds 99
  Scenario: s100
    Given clearing five holds 100
  Scenario: s101
    Given clearing five holds 101
  Scenario: s102
    Given clearing five holds 102
  Scenario: s103
    Given clearing five holds 103
  Scenario: s104
    Given clearing five holds 104
  Scenario: s105
    Given clearing five holds 105
  Scenario: s106
    Given clearing five holds 106
  Scenario: s107
    Given clearing five holds 107
  Scenario: s108
    Given clearing five holds 108
  Scenario: s109
    Given clearing five holds 109
  Scenario: s110
    Given clearing five holds 110
  Scenario: s111
    Given clearing five holds 111
  Scenario: s112
    Given clearing five holds 112
  Scenario: s113
    Given clearing five holds 113
  Scenario: s114
    Given clearing five holds 114
  Scenario: s115
    Given clearing five holds 115
  Scenario: s116
    Given clearing five holds 116
  Scenario: s117
    Given clearing five holds 117
  Scenario: s118
    Given clearing five holds 118
  Scenario: s119
    Given clearing five holds 119
  Scenario: s120
    Given clearing five holds 120
  Scenario: s121
    Given clearing five holds 121
  Scenario: s122
    Given clearing five holds 122
  Scenario: s123
    Given clearing five holds 123
  Scenario: s124
    Given clearing five holds 124
  Scenario: s125
    Given clearing five holds 125
  Scenario: s126
    Given clearing five holds 126
  Scenario: s127
    Given clearing five holds 127
  Scenario: s128
    Given clearing five holds 128
  Scenario: s129
    Given clearing five holds 129
  Scenario: s130
    Given clearing five holds 130
  Scenario: s131
    Given clearing five holds 131
  Scenario: s132
    Given clearing five holds 132
  Scenario: s133
    Given clearing five holds 133
  Scenario: s134
    Given clearing five holds 134
  Scenario: s135
    Given clearing five holds 135
  Scenario: s136
    Given clearing five holds 136
  Scenario: s137
    Given clearing five holds 137
  Scenario: s138
    Given clearing five holds 138
  Scenario: s139
    Given clearing five holds 139
  Scenario: s140
    Given clearing five holds 140
  Scenario: s141
    Given clearing five holds 141
  Scenario: s142
    Given clearing five holds 142
  Scenario: s143
    Given clearing five holds 143
  Scenario: s144
    Given clearing five holds 144
  Scenario: s145
    Given clearing five holds 145
  Scenario: s146
    Given clearing five holds 146
  Scenario: s147
    Given clearing five holds 147
  Scenario: s148
    Given clearing five holds 148
  Scenario: s149
    Given clearing five holds 149
  Scenario: s150
    Given clearing five holds 150
  Scenario: s151
    Given clearing five holds 151
  Scenario: s152
    Given clearing five holds 152
  Scenario: s153
    Given clearing five holds 153
  Scenario: s154
    Given clearing five holds 154
  Scenario: s155
    Given clearing five holds 155
  Scenario: s156
    Given clearing five holds 156
  Scenario: s157
    Given clearing five holds 157
  Scenario: s158
    Given clearing five holds 158
  Scenario: s159
    Given clearing five holds 159
  Scenario: s160
    Given clearing five holds 160
  Scenario: s161
    Given clearing five holds 161
  Scenario: s162
    Given clearing five holds 162
  Scenario: s163
    Given clearing five holds 163
  Scenario: s164
    Given clearing five holds 164
  Scenario: s165
    Given clearing five holds 165
  Scenario: s166
    Given clearing five holds 166
  Scenario: s167
    Given clearing five holds 167
  Scenario: s168
    Given clearing five holds 168
  Scenario: s169
    Given clearing five holds 169
  Scenario: s170
    Given clearing five holds 170
  Scenario: s171
    Given clearing five holds 171
  Scenario: s172
    Given clearing five holds 172
  Scenario: s173
    Given clearing five holds 173
  Scenario: s174
    Given clearing five holds 174
  Scenario: s175
    Given clearing five holds 175
  Scenario: s176
    Given clearing five holds 176
  Scenario: s177
    Given clearing five holds 177
  Scenario: s178
    Given clearing five holds 178
  Scenario: s179
    Given clearing five holds 179
  Scenario: s180
    Given clearing five holds 180
  Scenario: s181
    Given clearing five holds 181
  Scenario: s182
    Given clearing five holds 182
  Scenario: s183
    Given clearing five holds 183
  Scenario: s184
    Given clearing five holds 184
  Scenario: s185
    Given clearing five holds 185
  Scenario: s186
    Given clearing five holds 186
  Scenario: s187
    Given clearing five holds 187
  Scenario: s188
    Given clearing five holds 188
  Scenario: s189
    Given clearing five holds 189
  Scenario: s190
    Given clearing five holds 190
  Scenario: s191
    Given clearing five holds 191
  Scenario: s192
    Given clearing five holds 192
  Scenario: s193
    Given clearing five holds 193
  Scenario: s194
    Given clearing five holds 194
  Scenario: s195
    Given clearing five holds 195
  Scenario: s196
    Given clearing five holds 196
  Scenario: s197
    Given clearing five holds 197
  Scenario: s198
    Given clearing five holds 198
  Scenario: s199
    Given clearing five holds 199
  Scenario: s200
    Given clearing five holds 200
  Scenario: s201
    Given clearing five holds 201
  Scenario: s202
    Given clearing five holds 202
  Scenario: s203
    Given clearing five holds 203
  Scenario: s204
    Given clearing five holds 204
  Scenario: s205
    Given clearing five holds 205
  Scenario: s206
    Given clearing five holds 206
  Scenario: s207
    Given clearing five holds 207
  Scenario: s208
    Given clearing five holds 208
  Scenario: s209
    Given clearing five holds 209
  Scenario: s210
    Given clearing five holds 210
  Scenario: s211
    Given clearing five holds 211
  Scenario: s212
    Given clearing five holds 212
  Scenario: s213
    Given clearing five holds 213
  Scenario: s214
    Given clearing five holds 214
  Scenario: s215
    Given clearing five holds 215
  Scenario: s216
    Given clearing five holds 216
  Scenario: s217
    Given clearing five holds 217
  Scenario: s218
    Given clearing five holds 218
  Scenario: s219
    Given clearing five holds 219
  Scenario: s220
    Given clearing five holds 220
  Scenario: s221
    Given clearing five holds 221
  Scenario: s222
    Given clearing five holds 222
  Scenario: s223
    Given clearing five holds 223
  Scenario: s224
    Given clearing five holds 224
  Scenario: s225
    Given clearing five holds 225
  Scenario: s226
    Given clearing five holds 226
  Scenario: s227
    Given clearing five holds 227
  Scenario: s228
    Given clearing five holds 228
  Scenario: s229
    Given clearing five holds 229
  Scenario: s230
    Given clearing five holds 230
  Scenario: s231
    Given clearing five holds 231
  Scenario: s232
    Given clearing five holds 232
  Scenario: s233
    Given clearing five holds 233
  Scenario: s234
    Given clearing five holds 234
  Scenario: s235
    Given clearing five holds 235
  Scenario: s236
    Given clearing five holds 236
  Scenario: s237
    Given clearing five holds 237
  Scenario: s238
    Given clearing five holds 238
  Scenario: s239
    Given clearing five holds 239
  Scenario: s240
    Given clearing five holds 240
  Scenario: s241
    Given clearing five holds 241
  Scenario: s242
    Given clearing five holds 242
  Scenario: s243
    Given clearing five holds 243
  Scenario: s244
    Given clearing five holds 244
  Scenario: s245
    Given clearing five holds 245
  Scenario: s246
    Given clearing five holds 246
  Scenario: s247
    Given clearing five holds 247
  Scenario: s248
    Given clearing five holds 248
  Scenario: s249
    Given clearing five holds 249
  Scenario: s250
    Given clearing five holds 250
  Scenario: s251
    Given clearing five holds 251
  Scenario: s252
    Given clearing five holds 252
  Scenario: s253
    Given clearing five holds 253
  Scenario: s254
    Given clearing five holds 254
  Scenario: s255
    Given clearing five holds 255
  Scenario: s256
    Given clearing five holds 256
  Scenario: s257
    Given clearing five holds 257
  Scenario: s258
    Given clearing five holds 258
  Scenario: s259
    Given clearing five holds 259
  Scenario: s260
    Given clearing five holds 260
  Scenario: s261
    Given clearing five holds 261
  Scenario: s262
    Given clearing five holds 262
  Scenario: s263
    Given clearing five holds 263
  Scenario: s264
    Given clearing five holds 264
  Scenario: s265
    Given clearing five holds 265
  Scenario: s266
    Given clearing five holds 266
  Scenario: s267
    Given clearing five holds 267
  Scenario: s268
    Given clearing five holds 268
  Scenario: s269
    Given clearing five holds 269
  Scenario: s270
    Given clearing five holds 270
  Scenario: s271
    Given clearing five holds 271
  Scenario: s272
    Given clearing five holds 272
  Scenario: s273
    Given clearing five holds 273
  Scenario: s274
    Given clearing five holds 274
  Scenario: s275
    Given clearing five holds 275
  Scenario: s276
    Given clearing five holds 276
  Scenario: s277
    Given clearing five holds 277
  Scenario: s278
    Given clearing five holds 278
  Scenario: s279
    Given clearing five holds 279
  Scenario: s280
    Given clearing five holds 280
  Scenario: s281
    Given clearing five holds 281
  Scenario: s282
    Given clearing five holds 282
  Scenario: s283
    Given clearing five holds 283
  Scenario: s284
    Given clearing five holds 284
  Scenario: s285
    Given clearing five holds 285
  Scenario: s286
    Given clearing five holds 286
  Scenario: s287
    Given clearing five holds 287
  Scenario: s288
    Given clearing five holds 288
  Scenario: s289
    Given clearing five holds 289
  Scenario: s290
    Given clearing five holds 290
  Scenario: s291
    Given clearing five holds 291
  Scenario: s292
    Given clearing five holds 292
  Scenario: s293
    Given clearing five holds 293
  Scenario: s294
    Given clearing five holds 294
  Scenario: s295
    Given clearing five holds 295
  Scenario: s296
    Given clearing five holds 296
  Scenario: s297
    Given clearing five holds 297
  Scenario: s298
    Given clearing five holds 298
  Scenario: s299
    Given clearing five holds 299
  Scenario: s300
    Given clearing five holds 300
  Scenario: s301
    Given clearing five holds 301
  Scenario: s302
    Given clearing five holds 302
  Scenario: s303
    Given clearing five holds 303
  Scenario: s304
    Given clearing five holds 304
  Scenario: s305
    Given clearing five holds 305
  Scenario: s306
    Given clearing five holds 306
  Scenario: s307
    Given clearing five holds 307
  Scenario: s308
    Given clearing five holds 308
  Scenario: s309
    Given clearing five holds 309
  Scenario: s310
    Given clearing five holds 310
  Scenario: s311
    Given clearing five holds 311
  Scenario: s312
    Given clearing five holds 312
  Scenario: s313
    Given clearing five holds 313
  Scenario: s314
    Given clearing five holds 314
  Scenario: s315
    Given clearing five holds 315
  Scenario: s316
    Given clearing five holds 316
  Scenario: s317
    Given clearing five holds 317
  Scenario: s318
    Given clearing five holds 318
  Scenario: s319
    Given clearing five holds 319
  Scenario: s320
    Given clearing five holds 320
  Scenario: s321
    Given clearing five holds 321
  Scenario: s322
    Given clearing five holds 322
  Scenario: s323
    Given clearing five holds 323
  Scenario: s324
    Given clearing five holds 324
  Scenario: s325
    Given clearing five holds 325
  Scenario: s326
    Given clearing five holds 326
  Scenario: s327
    Given clearing five holds 327
  Scenario: s328
    Given clearing five holds 328
  Scenario: s329
    Given clearing five holds 329
  Scenario: s330
    Given clearing five holds 330
  Scenario: s331
    Given clearing five holds 331
  Scenario: s332
    Given clearing five holds 332
  Scenario: s333
    Given clearing five holds 333
  Scenario: s334
    Given clearing five holds 334
  Scenario: s335
    Given clearing five holds 335
  Scenario: s336
    Given clearing five holds 336
  Scenario: s337
    Given clearing five holds 337
  Scenario: s338
    Given clearing five holds 338
  Scenario: s339
    Given clearing five holds 339
  Scenario: s340
    Given clearing five holds 340
  Scenario: s341
    Given clearing five holds 341
  Scenario: s342
    Given clearing five holds 342
  Scenario: s343
    Given clearing five holds 343
  Scenario: s344
    Given clearing five holds 344
  Scenario: s345
    Given clearing five holds 345
  Scenario: s346
    Given clearing five holds 346
  Scenario: s347
    Given clearing five holds 347
  Scenario: s348
    Given clearing five holds 348
  Scenario: s349
    Given clearing five holds 349
  Scenario: s350
    Given clearing five holds 350
  Scenario: s351
    Given clearing five holds 351
  Scenario: s352
    Given clearing five holds 352
  Scenario: s353
    Given clearing five holds 353
  Scenario: s354
    Given clearing five holds 354
  Scenario: s355
    Given clearing five holds 355
  Scenario: s356
    Given clearing five holds 356
  Scenario: s357
    Given clearing five holds 357
  Scenario: s358
    Given clearing five holds 358
  Scenario: s359
    Given clearing five holds 359
  Scenario: s360
    Given clearing five holds 360
  Scenario: s361
    Given clearing five holds 361
  Scenario: s362
    Given clearing five holds 362
  Scenario: s363
    Given clearing five holds 363
  Scenario: s364
    Given clearing five holds 364
  Scenario: s365
    Given clearing five holds 365
  Scenario: s366
    Given clearing five holds 366
  Scenario: s367
    Given clearing five holds 367
  Scenario: s368
    Given clearing five holds 368
  Scenario: s369
    Given clearing five holds 369
  Scenario: s370
    Given clearing five holds 370
  Scenario: s371
    Given clearing five holds 371
  Scenario: s372
    Given clearing five holds 372
  Scenario: s373
    Given clearing five holds 373
  Scenario: s374
    Given clearing five holds 374
  Scenario: s375
    Given clearing five holds 375
  Scenario: s376
    Given clearing five holds 376
  Scenario: s377
    Given clearing five holds 377
  Scenario: s378
    Given clearing five holds 378
  Scenario: s379
    Given clearing five holds 379
  Scenario: s380
    Given clearing five holds 380
  Scenario: s381
    Given clearing five holds 381
  Scenario: s382
    Given clearing five holds 382
  Scenario: s383
    Given clearing five holds 383
  Scenario: s384
    Given clearing five holds 384
  Scenario: s385
    Given clearing five holds 385
  Scenario: s386
    Given clearing five holds 386
  Scenario: s387
    Given clearing five holds 387
  Scenario: s388
    Given clearing five holds 388
  Scenario: s389
    Given clearing five holds 389
  Scenario: s390
    Given clearing five holds 390
  Scenario: s391
    Given clearing five holds 391
  Scenario: s392
    Given clearing five holds 392
  Scenario: s393
    Given clearing five holds 393
  Scenario: s394
    Given clearing five holds 394
  Scenario: s395
    Given clearing five holds 395
  Scenario: s396
    Given clearing five holds 396
  Scenario: s397
    Given clearing five holds 397
  Scenario: s398
    Given clearing five holds 398
  Scenario: s399
    Given clearing five holds 399
  Scenario: s400
    Given clearing five holds 400
  Scenario: s401
    Given clearing five holds 401
  Scenario: s402
    Given clearing five holds 402
  Scenario: s403
    Given clearing five holds 403
  Scenario: s404
    Given clearing five holds 404
  Scenario: s405
    Given clearing five holds 405
  Scenario: s406
    Given clearing five holds 406
  Scenario: s407
    Given clearing five holds 407
  Scenario: s408
    Given clearing five holds 408
  Scenario: s409
    Given clearing five holds 409
  Scenario: s410
    Given clearing five holds 410
  Scenario: s411
    Given clearing five holds 411
  Scenario: s412
    Given clearing five holds 412
  Scenario: s413
    Given clearing five holds 413
  Scenario: s414
    Given clearing five holds 414
  Scenario: s415
    Given clearing five holds 415
  Scenario: s416
    Given clearing five holds 416
  Scenario: s417
    Given clearing five holds 417
  Scenario: s418
    Given clearing five holds 418
  Scenario: s419
    Given clearing five holds 419
  Scenario: s420
    Given clearing five holds 420
  Scenario: s421
    Given clearing five holds 421
  Scenario: s422
    Given clearing five holds 422
  Scenario: s423
    Given clearing five holds 423
  Scenario: s424
    Given clearing five holds 424
  Scenario: s425
    Given clearing five holds 425
  Scenario: s426
    Given clearing five holds 426
  Scenario: s427
    Given clearing five holds 427
  Scenario: s428
    Given clearing five holds 428
  Scenario: s429
    Given clearing five holds 429
  Scenario: s430
    Given clearing five holds 430
  Scenario: s431
    Given clearing five holds 431
  Scenario: s432
    Given clearing five holds 432
  Scenario: s433
    Given clearing five holds 433
  Scenario: s434
    Given clearing five holds 434
  Scenario: s435
    Given clearing five holds 435
  Scenario: s436
    Given clearing five holds 436
  Scenario: s437
    Given clearing five holds 437
  Scenario: s438
    Given clearing five holds 438
  Scenario: s439
    Given clearing five holds 439
  Scenario: s440
    Given clearing five holds 440
  Scenario: s441
    Given clearing five holds 441
  Scenario: s442
    Given clearing five holds 442
  Scenario: s443
    Given clearing five holds 443
  Scenario: s444
    Given clearing five holds 444
  Scenario: s445
    Given clearing five holds 445
  Scenario: s446
    Given clearing five holds 446
  Scenario: s447
    Given clearing five holds 447
  Scenario: s448
    Given clearing five holds 448
  Scenario: s449
    Given clearing five holds 449
  Scenario: s450
    Given clearing five holds 450
  Scenario: s451
    Given clearing five holds 451
  Scenario: s452
    Given clearing five holds 452
  Scenario: s453
    Given clearing five holds 453
  Scenario: s454
    Given clearing five holds 454
  Scenario: s455
    Given clearing five holds 455
  Scenario: s456
    Given clearing five holds 456
  Scenario: s457
    Given clearing five holds 457
  Scenario: s458
    Given clearing five holds 458
  Scenario: s459
    Given clearing five holds 459
  Scenario: s460
    Given clearing five holds 460
  Scenario: s461
    Given clearing five holds 461
  Scenario: s462
    Given clearing five holds 462
  Scenario: s463
    Given clearing five holds 463
  Scenario: s464
    Given clearing five holds 464
  Scenario: s465
    Given clearing five holds 465
  Scenario: s466
    Given clearing five holds 466
  Scenario: s467
    Given clearing five holds 467
  Scenario: s468
    Given clearing five holds 468
  Scenario: s469
    Given clearing five holds 469
  Scenario: s470
    Given clearing five holds 470
  Scenario: s471
    Given clearing five holds 471
  Scenario: s472
    Given clearing five holds 472
  Scenario: s473
    Given clearing five holds 473
  Scenario: s474
    Given clearing five holds 474
  Scenario: s475
    Given clearing five holds 475
  Scenario: s476
    Given clearing five holds 476
  Scenario: s477
    Given clearing five holds 477
  Scenario: s478
    Given clearing five holds 478
  Scenario: s479
    Given clearing five holds 479
  Scenario: s480
    Given clearing five holds 480
  Scenario: s481
    Given clearing five holds 481
  Scenario: s482
    Given clearing five holds 482
  Scenario: s483
    Given clearing five holds 483
  Scenario: s484
    Given clearing five holds 484
  Scenario: s485
    Given clearing five holds 485
  Scenario: s486
    Given clearing five holds 486
  Scenario: s487
    Given clearing five holds 487
  Scenario: s488
    Given clearing five holds 488
  Scenario: s489
    Given clearing five holds 489
  Scenario: s490
    Given clearing five holds 490
  Scenario: s491
    Given clearing five holds 491
  Scenario: s492
    Given clearing five holds 492
  Scenario: s493
    Given clearing five holds 493
  Scenario: s494
    Given clearing five holds 494
  Scenario: s495
    Given clearing five holds 495
  Scenario: s496
    Given clearing five holds 496
  Scenario: s497
    Given clearing five holds 497
  Scenario: s498
    Given clearing five holds 498
  Scenario: s499
    Given clearing five holds 499
  Scenario: s500
    Given clearing five holds 500
  Scenario: s501
    Given clearing five holds 501
  Scenario: s502
    Given clearing five holds 502
  Scenario: s503
    Given clearing five holds 503
  Scenario: s504
    Given clearing five holds 504
  Scenario: s505
    Given clearing five holds 505
  Scenario: s506
    Given clearing five holds 506
  Scenario: s507
    Given clearing five holds 507
  Scenario: s508
    Given clearing five holds 508
  Scenario: s509
    Given clearing five holds 509
  Scenario: s510
    Given clearing five holds 510
  Scenario: s511
    Given clearing five holds 511
  Scenario: s512
    Given clearing five holds 512
  Scenario: s513
    Given clearing five holds 513
  Scenario: s514
    Given clearing five holds 514
  Scenario: s515
    Given clearing five holds 515
  Scenario: s516
    Given clearing five holds 516
  Scenario: s517
    Given clearing five holds 517
  Scenario: s518
    Given clearing five holds 518
  Scenario: s519
    Given clearing five holds 519
  Scenario: s520
    Given clearing five holds 520
  Scenario: s521
    Given clearing five holds 521
  Scenario: s522
    Given clearing five holds 522
  Scenario: s523
    Given clearing five holds 523
  Scenario: s524
    Given clearing five holds 524
  Scenario: s525
    Given clearing five holds 525
  Scenario: s526
    Given clearing five holds 526
  Scenario: s527
    Given clearing five holds 527
  Scenario: s528
    Given clearing five holds 528
  Scenario: s529
    Given clearing five holds 529
  Scenario: s530
    Given clearing five holds 530
  Scenario: s531
    Given clearing five holds 531
  Scenario: s532
    Given clearing five holds 532
  Scenario: s533
    Given clearing five holds 533
  Scenario: s534
    Given clearing five holds 534
  Scenario: s535
    Given clearing five holds 535
  Scenario: s536
    Given clearing five holds 536
  Scenario: s537
    Given clearing five holds 537
  Scenario: s538
    Given clearing five holds 538
  Scenario: s539
    Given clearing five holds 539
  Scenario: s540
    Given clearing five holds 540
  Scenario: s541
    Given clearing five holds 541
  Scenario: s542
    Given clearing five holds 542
  Scenario: s543
    Given clearing five holds 543
  Scenario: s544
    Given clearing five holds 544
  Scenario: s545
    Given clearing five holds 545
  Scenario: s546
    Given clearing five holds 546
  Scenario: s547
    Given clearing five holds 547
  Scenario: s548
    Given clearing five holds 548
  Scenario: s549
    Given clearing five holds 549
  Scenario: s550
    Given clearing five holds 550
  Scenario: s551
    Given clearing five holds 551
  Scenario: s552
    Given clearing five holds 552
  Scenario: s553
    Given clearing five holds 553
  Scenario: s554
    Given clearing five holds 554
  Scenario: s555
    Given clearing five holds 555
  Scenario: s556
    Given clearing five holds 556
  Scenario: s557
    Given clearing five holds 557
  Scenario: s558
    Given clearing five holds 558
  Scenario: s559
    Given clearing five holds 559
  Scenario: s560
    Given clearing five holds 560
  Scenario: s561
    Given clearing five holds 561
  Scenario: s562
    Given clearing five holds 562
  Scenario: s563
    Given clearing five holds 563
  Scenario: s564
    Given clearing five holds 564
  Scenario: s565
    Given clearing five holds 565
  Scenario: s566
    Given clearing five holds 566
  Scenario: s567
    Given clearing five holds 567
  Scenario: s568
    Given clearing five holds 568
  Scenario: s569
    Given clearing five holds 569
  Scenario: s570
    Given clearing five holds 570
  Scenario: s571
    Given clearing five holds 571
  Scenario: s572
    Given clearing five holds 572
  Scenario: s573
    Given clearing five holds 573
  Scenario: s574
    Given clearing five holds 574
  Scenario: s575
    Given clearing five holds 575
  Scenario: s576
    Given clearing five holds 576
  Scenario: s577
    Given clearing five holds 577
  Scenario: s578
    Given clearing five holds 578
  Scenario: s579
    Given clearing five holds 579
  Scenario: s580
    Given clearing five holds 580
  Scenario: s581
    Given clearing five holds 581
  Scenario: s582
    Given clearing five holds 582
  Scenario: s583
    Given clearing five holds 583
  Scenario: s584
    Given clearing five holds 584
  Scenario: s585
    Given clearing five holds 585
  Scenario: s586
    Given clearing five holds 586
  Scenario: s587
    Given clearing five holds 587
  Scenario: s588
    Given clearing five holds 588
  Scenario: s589
    Given clearing five holds 589
  Scenario: s590
    Given clearing five holds 590
  Scenario: s591
    Given clearing five holds 591
  Scenario: s592
    Given clearing five holds 592
  Scenario: s593
    Given clearing five holds 593
  Scenario: s594
    Given clearing five holds 594
  Scenario: s595
    Given clearing five holds 595
  Scenario: s596
    Given clearing five holds 596
  Scenario: s597
    Given clearing five holds 597
  Scenario: s598
    Given clearing five holds 598
  Scenario: s599
    Given clearing five holds 599
  Scenario: s600
    Given clearing five holds 600
  Scenario: s601
    Given clearing five holds 601
  Scenario: s602
    Given clearing five holds 602
  Scenario: s603
    Given clearing five holds 603
  Scenario: s604
    Given clearing five holds 604
  Scenario: s605
    Given clearing five holds 605
  Scenario: s606
    Given clearing five holds 606
  Scenario: s607
    Given clearing five holds 607
  Scenario: s608
    Given clearing five holds 608
  Scenario: s609
    Given clearing five holds 609
  Scenario: s610
    Given clearing five holds 610
  Scenario: s611
    Given clearing five holds 611
  Scenario: s612
    Given clearing five holds 612
  Scenario: s613
    Given clearing five holds 613
  Scenario: s614
    Given clearing five holds 614
  Scenario: s615
    Given clearing five holds 615
  Scenario: s616
    Given clearing five holds 616
  Scenario: s617
    Given clearing five holds 617
  Scenario: s618
    Given clearing five holds 618
  Scenario: s619
    Given clearing five holds 619
  Scenario: s620
    Given clearing five holds 620
  Scenario: s621
    Given clearing five holds 621
  Scenario: s622
    Given clearing five holds 622
  Scenario: s623
    Given clearing five holds 623
  Scenario: s624
    Given clearing five holds 624
  Scenario: s625
    Given clearing five holds 625
  Scenario: s626
    Given clearing five holds 626
  Scenario: s627
    Given clearing five holds 627
  Scenario: s628
    Given clearing five holds 628
  Scenario: s629
    Given clearing five holds 629
  Scenario: s630
    Given clearing five holds 630
  Scenario: s631
    Given clearing five holds 631
  Scenario: s632
    Given clearing five holds 632
  Scenario: s633
    Given clearing five holds 633
  Scenario: s634
    Given clearing five holds 634
  Scenario: s635
    Given clearing five holds 635
  Scenario: s636
    Given clearing five holds 636
  Scenario: s637
    Given clearing five holds 637
  Scenario: s638
    Given clearing five holds 638
  Scenario: s639
    Given clearing five holds 639
  Scenario: s640
    Given clearing five holds 640
  Scenario: s641
    Given clearing five holds 641
  Scenario: s642
    Given clearing five holds 642
  Scenario: s643
    Given clearing five holds 643
  Scenario: s644
    Given clearing five holds 644
  Scenario: s645
    Given clearing five holds 645
  Scenario: s646
    Given clearing five holds 646
  Scenario: s647
    Given clearing five holds 647
  Scenario: s648
    Given clearing five holds 648
  Scenario: s649
    Given clearing five holds 649
  Scenario: s650
    Given clearing five holds 650
  Scenario: s651
    Given clearing five holds 651
  Scenario: s652
    Given clearing five holds 652
  Scenario: s653
    Given clearing five holds 653
  Scenario: s654
    Given clearing five holds 654
  Scenario: s655
    Given clearing five holds 655
  Scenario: s656
    Given clearing five holds 656
  Scenario: s657
    Given clearing five holds 657
  Scenario: s658
    Given clearing five holds 658
  Scenario: s659
    Given clearing five holds 659
  Scenario: s660
    Given clearing five holds 660
  Scenario: s661
    Given clearing five holds 661
  Scenario: s662
    Given clearing five holds 662
  Scenario: s663
    Given clearing five holds 663
  Scenario: s664
    Given clearing five holds 664
  Scenario: s665
    Given clearing five holds 665
  Scenario: s666
    Given clearing five holds 666
  Scenario: s667
    Given clearing five holds 667
  Scenario: s668
    Given clearing five holds 668
  Scenario: s669
    Given clearing five holds 669
  Scenario: s670
    Given clearing five holds 670
  Scenario: s671
    Given clearing five holds 671
  Scenario: s672
    Given clearing five holds 672
  Scenario: s673
    Given clearing five holds 673
  Scenario: s674
    Given clearing five holds 674
  Scenario: s675
    Given clearing five holds 675
  Scenario: s676
    Given clearing five holds 676
  Scenario: s677
    Given clearing five holds 677
  Scenario: s678
    Given clearing five holds 678
  Scenario: s679
    Given clearing five holds 679
  Scenario: s680
    Given clearing five holds 680
  Scenario: s681
    Given clearing five holds 681
  Scenario: s682
    Given clearing five holds 682
  Scenario: s683
    Given clearing five holds 683
  Scenario: s684
    Given clearing five holds 684
  Scenario: s685
    Given clearing five holds 685
  Scenario: s686
    Given clearing five holds 686
  Scenario: s687
    Given clearing five holds 687
  Scenario: s688
    Given clearing five holds 688
  Scenario: s689
    Given clearing five holds 689
  Scenario: s690
    Given clearing five holds 690
  Scenario: s691
    Given clearing five holds 691
  Scenario: s692
    Given clearing five holds 692
  Scenario: s693
    Given clearing five holds 693
  Scenario: s694
    Given clearing five holds 694
  Scenario: s695
    Given clearing five holds 695
  Scenario: s696
    Given clearing five holds 696
  Scenario: s697
    Given clearing five holds 697
  Scenario: s698
    Given clearing five holds 698
  Scenario: s699
    Given clearing five holds 699
  Scenario: s700
    Given clearing five holds 700
  Scenario: s701
    Given clearing five holds 701
  Scenario: s702
    Given clearing five holds 702
  Scenario: s703
    Given clearing five holds 703
  Scenario: s704
    Given clearing five holds 704
  Scenario: s705
    Given clearing five holds 705
  Scenario: s706
    Given clearing five holds 706
  Scenario: s707
    Given clearing five holds 707
  Scenario: s708
    Given clearing five holds 708
  Scenario: s709
    Given clearing five holds 709
  Scenario: s710
    Given clearing five holds 710
  Scenario: s711
    Given clearing five holds 711
  Scenario: s712
    Given clearing five holds 712
  Scenario: s713
    Given clearing five holds 713
  Scenario: s714
    Given clearing five holds 714
  Scenario: s715
    Given clearing five holds 715
  Scenario: s716
    Given clearing five holds 716
  Scenario: s717
    Given clearing five holds 717
  Scenario: s718
    Given clearing five holds 718
  Scenario: s719
    Given clearing five holds 719
  Scenario: s720
    Given clearing five holds 720
  Scenario: s721
    Given clearing five holds 721
  Scenario: s722
    Given clearing five holds 722
  Scenario: s723
    Given clearing five holds 723
  Scenario: s724
    Given clearing five holds 724
  Scenario: s725
    Given clearing five holds 725
  Scenario: s726
    Given clearing five holds 726
  Scenario: s727
    Given clearing five holds 727
  Scenario: s728
    Given clearing five holds 728
  Scenario: s729
    Given clearing five holds 729
  Scenario: s730
    Given clearing five holds 730
  Scenario: s731
    Given clearing five holds 731
  Scenario: s732
    Given clearing five holds 732
  Scenario: s733
    Given clearing five holds 733
  Scenario: s734
    Given clearing five holds 734
  Scenario: s735
    Given clearing five holds 735
  Scenario: s736
    Given clearing five holds 736
  Scenario: s737
    Given clearing five holds 737
  Scenario: s738
    Given clearing five holds 738
  Scenario: s739
    Given clearing five holds 739
  Scenario: s740
    Given clearing five holds 740
  Scenario: s741
    Given clearing five holds 741
  Scenario: s742
    Given clearing five holds 742
  Scenario: s743
    Given clearing five holds 743
  Scenario: s744
    Given clearing five holds 744
  Scenario: s745
    Given clearing five holds 745
  Scenario: s746
    Given clearing five holds 746
  Scenario: s747
    Given clearing five holds 747
  Scenario: s748
    Given clearing five holds 748
  Scenario: s749
    Given clearing five holds 749
  Scenario: s750
    Given clearing five holds 750
  Scenario: s751
    Given clearing five holds 751
  Scenario: s752
    Given clearing five holds 752
  Scenario: s753
    Given clearing five holds 753
  Scenario: s754
    Given clearing five holds 754
  Scenario: s755
    Given clearing five holds 755
  Scenario: s756
    Given clearing five holds 756
  Scenario: s757
    Given clearing five holds 757
  Scenario: s758
    Given clearing five holds 758
  Scenario: s759
    Given clearing five holds 759
  Scenario: s760
    Given clearing five holds 760
  Scenario: s761
    Given clearing five holds 761
  Scenario: s762
    Given clearing five holds 762
  Scenario: s763
    Given clearing five holds 763
  Scenario: s764
    Given clearing five holds 764
  Scenario: s765
    Given clearing five holds 765
  Scenario: s766
    Given clearing five holds 766
  Scenario: s767
    Given clearing five holds 767
  Scenario: s768
    Given clearing five holds 768
  Scenario: s769
    Given clearing five holds 769
  Scenario: s770
    Given clearing five holds 770
  Scenario: s771
    Given clearing five holds 771
  Scenario: s772
    Given clearing five holds 772
  Scenario: s773
    Given clearing five holds 773
  Scenario: s774
    Given clearing five holds 774
  Scenario: s775
    Given clearing five holds 775
  Scenario: s776
    Given clearing five holds 776
  Scenario: s777
    Given clearing five holds 777
  Scenario: s778
    Given clearing five holds 778
  Scenario: s779
    Given clearing five holds 779
  Scenario: s780
    Given clearing five holds 780
  Scenario: s781
    Given clearing five holds 781
  Scenario: s782
    Given clearing five holds 782
  Scenario: s783
    Given clearing five holds 783
  Scenario: s784
    Given clearing five holds 784
  Scenario: s785
    Given clearing five holds 785
  Scenario: s786
    Given clearing five holds 786
  Scenario: s787
    Given clearing five holds 787
  Scenario: s788
    Given clearing five holds 788
  Scenario: s789
    Given clearing five holds 789
  Scenario: s790
    Given clearing five holds 790
  Scenario: s791
    Given clearing five holds 791
  Scenario: s792
    Given clearing five holds 792
  Scenario: s793
    Given clearing five holds 793
  Scenario: s794
    Given clearing five holds 794
  Scenario: s795
    Given clearing five holds 795
  Scenario: s796
    Given clearing five holds 796
  Scenario: s797
    Given clearing five holds 797
  Scenario: s798
    Given clearing five holds 798
  Scenario: s799
    Given clearing five holds 799
  Scenario: s800
    Given clearing five holds 800
  Scenario: s801
    Given clearing five holds 801
  Scenario: s802
    Given clearing five holds 802
  Scenario: s803
    Given clearing five holds 803
  Scenario: s804
    Given clearing five holds 804
  Scenario: s805
    Given clearing five holds 805
  Scenario: s806
    Given clearing five holds 806
  Scenario: s807
    Given clearing five holds 807
  Scenario: s808
    Given clearing five holds 808
  Scenario: s809
    Given clearing five holds 809
  Scenario: s810
    Given clearing five holds 810
  Scenario: s811
    Given clearing five holds 811
  Scenario: s812
    Given clearing five holds 812
  Scenario: s813
    Given clearing five holds 813
  Scenario: s814
    Given clearing five holds 814
  Scenario: s815
    Given clearing five holds 815
  Scenario: s816
    Given clearing five holds 816
  Scenario: s817
    Given clearing five holds 817
  Scenario: s818
    Given clearing five holds 818
  Scenario: s819
    Given clearing five holds 819
  Scenario: s820
    Given clearing five holds 820
  Scenario: s821
    Given clearing five holds 821
  Scenario: s822
    Given clearing five holds 822
  Scenario: s823
    Given clearing five holds 823
  Scenario: s824
    Given clearing five holds 824
  Scenario: s825
    Given clearing five holds 825
  Scenario: s826
    Given clearing five holds 826
  Scenario: s827
    Given clearing five holds 827
  Scenario: s828
    Given clearing five holds 828
  Scenario: s829
    Given clearing five holds 829
  Scenario: s830
    Given clearing five holds 830
  Scenario: s831
    Given clearing five holds 831
  Scenario: s832
    Given clearing five holds 832
  Scenario: s833
    Given clearing five holds 833
  Scenario: s834
    Given clearing five holds 834
  Scenario: s835
    Given clearing five holds 835
  Scenario: s836
    Given clearing five holds 836
  Scenario: s837
    Given clearing five holds 837
  Scenario: s838
    Given clearing five holds 838
  Scenario: s839
    Given clearing five holds 839
  Scenario: s840
    Given clearing five holds 840
  Scenario: s841
    Given clearing five holds 841
  Scenario: s842
    Given clearing five holds 842
  Scenario: s843
    Given clearing five holds 843
  Scenario: s844
    Given clearing five holds 844
  Scenario: s845
    Given clearing five holds 845
  Scenario: s846
    Given clearing five holds 846
  Scenario: s847
    Given clearing five holds 847
  Scenario: s848
    Given clearing five holds 848
  Scenario: s849
    Given clearing five holds 849
  Scenario: s850
    Given clearing five holds 850
  Scenario: s851
    Given clearing five holds 851
  Scenario: s852
    Given clearing five holds 852
  Scenario: s853
    Given clearing five holds 853
  Scenario: s854
    Given clearing five holds 854
  Scenario: s855
    Given clearing five holds 855
  Scenario: s856
    Given clearing five holds 856
  Scenario: s857
    Given clearing five holds 857
  Scenario: s858
    Given clearing five holds 858
  Scenario: s859
    Given clearing five holds 859
  Scenario: s860
    Given clearing five holds 860
  Scenario: s861
    Given clearing five holds 861
  Scenario: s862
    Given clearing five holds 862
  Scenario: s863
    Given clearing five holds 863
  Scenario: s864
    Given clearing five holds 864
  Scenario: s865
    Given clearing five holds 865
  Scenario: s866
    Given clearing five holds 866
  Scenario: s867
    Given clearing five holds 867
  Scenario: s868
    Given clearing five holds 868
  Scenario: s869
    Given clearing five holds 869
  Scenario: s870
    Given clearing five holds 870
  Scenario: s871
    Given clearing five holds 871
  Scenario: s872
    Given clearing five holds 872
  Scenario: s873
    Given clearing five holds 873
  Scenario: s874
    Given clearing five holds 874
  Scenario: s875
    Given clearing five holds 875
  Scenario: s876
    Given clearing five holds 876
  Scenario: s877
    Given clearing five holds 877
  Scenario: s878
    Given clearing five holds 878
  Scenario: s879
    Given clearing five holds 879
  Scenario: s880
    Given clearing five holds 880
  Scenario: s881
    Given clearing five holds 881
  Scenario: s882
    Given clearing five holds 882
  Scenario: s883
    Given clearing five holds 883
  Scenario: s884
    Given clearing five holds 884
  Scenario: s885
    Given clearing five holds 885
  Scenario: s886
    Given clearing five holds 886
  Scenario: s887
    Given clearing five holds 887
  Scenario: s888
    Given clearing five holds 888
  Scenario: s889
    Given clearing five holds 889
  Scenario: s890
    Given clearing five holds 890
  Scenario: s891
    Given clearing five holds 891
  Scenario: s892
    Given clearing five holds 892
  Scenario: s893
    Given clearing five holds 893
  Scenario: s894
    Given clearing five holds 894
  Scenario: s895
    Given clearing five holds 895
  Scenario: s896
    Given clearing five holds 896
  Scenario: s897
    Given clearing five holds 897
  Scenario: s898
    Given clearing five holds 898
  Scenario: s899
    Given clearing five holds 899
