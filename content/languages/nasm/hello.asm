global _start

section .data
hello: db "hello", 10

section .bss
buffer: resb 4096

section .text
_start:
    mov eax, 1              ; write
    mov edi, 1
    mov rsi, hello
    mov edx, 6
    syscall
copy:
    xor eax, eax            ; read
    xor edi, edi
    mov rsi, buffer
    mov edx, 4096
    syscall
    test rax, rax
    jle end
    mov rdx, rax
    mov eax, 1
    mov edi, 1
    syscall
    jmp copy
end:
    mov eax, 60             ; exit
    xor edi, edi
    syscall
